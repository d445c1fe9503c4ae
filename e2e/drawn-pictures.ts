import sharp from 'sharp'

/** As a file chooser takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture of meadow and sky that nobody else has. */
export async function drawnPicture(
  name: string,
  hue: number,
  width = 900,
  height = 600,
): Promise<ChosenFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 80%)"/>
    <rect y="60%" width="100%" height="40%" fill="hsl(${hue} 40% 40%)"/>
  </svg>`
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer(),
  }
}
