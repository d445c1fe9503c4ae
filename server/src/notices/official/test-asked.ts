import { parseXmlDocument } from 'slimdom'
import { fullXPath } from './full-xpath.ts'
import { readCommonRules, readSubtypeRules } from './rules-file.ts'

/** The fields and nodes whose being there or not is looked at in a notice: only where a rule finds its place. */
export function openAsked(folder: string): (xml: string, subtype: string) => ReadonlySet<string> {
  const common = readCommonRules(folder)
  const xpath = fullXPath(new Map(common.ns))
  return (xml, subtype) => {
    const document = parseXmlDocument(xml)
    const asked = new Set<string>()
    for (const { id, rules } of readSubtypeRules(folder, subtype)) {
      if (!/stage-(1b|2a|4m?)$/.test(id)) continue
      for (const [context, asserts] of rules) {
        const place = context.replace(/\[\$noticeSubType = '[^']*'\]/, '')
        if (xpath.nodes(place, document, {}).length === 0) continue
        for (const [, test, about] of asserts)
          if (/^count\(.*?\) [>=] 0( or |$)/.test(test)) asked.add(String(about))
      }
    }
    return asked
  }
}
