import { palette } from '../ui/theme.ts'
import type { MapTone } from './places.ts'

export type Scheme = 'light' | 'dark'

type Colours = Record<MapTone, string> & {
  ground: string
  /** Below a line, so that it stands out on any background. */
  casing: string
  drawn: string
}

/** The engine draws outside of the style sheets, so it is told the house's colours. */
export const mapColours: Record<Scheme, Colours> = {
  light: {
    public: palette.green[6],
    internal: palette.blue[6],
    archived: palette.gray[6],
    plain: palette.blue[6],
    ground: palette.gray[1],
    casing: '#ffffff',
    drawn: palette.red[6],
    neighbour: palette.gray[6],
  },
  dark: {
    public: palette.green[4],
    internal: palette.blue[4],
    archived: palette.dark[2],
    plain: palette.blue[4],
    ground: palette.dark[6],
    casing: palette.dark[8],
    drawn: palette.red[4],
    neighbour: palette.dark[2],
  },
}
