/** A4 in points, its margins and colours: what every document of the house has in common. */
export const sheet = { width: 595.28, height: 841.89 }
export const margin = { top: 68, bottom: 64, side: 50 }
export const textWidth = sheet.width - 2 * margin.side
export const textBottom = sheet.height - margin.bottom

export const ink = {
  text: '#171a2b',
  secondary: '#4b4d63',
  line: '#d9dbe6',
  ground: '#f5f6fa',
  action: '#1e3f9e',
  motif: '#7b8cc4',
  tint: '#e3e9f8',
}
