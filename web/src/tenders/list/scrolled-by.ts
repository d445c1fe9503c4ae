type Span = { left: number; right: number }

/** How far a strip has to be moved so that a part of it is seen whole, with its beginning first. */
export function scrolledBy(strip: Span, part: Span): number {
  if (part.left < strip.left || part.right - part.left > strip.right - strip.left)
    return part.left - strip.left
  return Math.max(0, part.right - strip.right)
}
