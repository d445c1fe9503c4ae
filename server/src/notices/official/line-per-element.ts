/** A notice in which every element begins on a line of its own. */
export type Lined = {
  xml: string
  /** Which element, counted in document order, a line of it belongs to. */
  elementAt: (line: number) => number
}

/** What has no end of its own ends with the file: otherwise every beginning within it would be tried again. */
const startTag =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<([A-Za-z_][^\s/>]*)|\n/g

/**
 * The schema check names lines only. A line break after the name of every element changes nothing of what the
 * notice says and makes the line name the element.
 */
export function linePerElement(xml: string): Lined {
  const begins: number[] = []
  let line = 1
  const lined = xml.replaceAll(startTag, (found, name: string | undefined) => {
    line += found.split('\n').length - 1
    if (name === undefined) return found
    begins.push(++line)
    return `${found}\n`
  })
  return {
    xml: lined,
    elementAt: (wanted) =>
      Math.max(
        0,
        begins.findLastIndex((begin) => begin <= wanted),
      ),
  }
}
