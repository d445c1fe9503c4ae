/** How many corners there may be among nested lists, whatever lies there instead, counted no further than to one more than `most`. */
export function countedCorners(coordinates: unknown, most: number): number {
  const waiting: unknown[] = [coordinates]
  let found = 0
  while (waiting.length > 0 && found <= most) {
    const next = waiting.pop()
    if (!Array.isArray(next) || next.length === 0 || typeof next[0] === 'number') found += 1
    else if (next.length + waiting.length + found > most) return most + 1
    else for (const inner of next) waiting.push(inner)
  }
  return found
}
