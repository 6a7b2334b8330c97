import type { Hotspot, Scene } from './scene-shapes.ts'

export type { Direction, FilmScreen, Hotspot, Plan, Scene, SceneSummary } from './scene-shapes.ts'

/** The scene at the entrance, the only one open to visitors. */
export const LOBBY_SCENE = 0

/** Stable name of a hotspot within its scene: `booth-3`, `scene-5`, `info`. */
export function hotspotKey({ kind, booth_number, pano_nr, vitrine_id }: Hotspot): string {
  const number = booth_number ?? pano_nr ?? vitrine_id
  return number === null ? kind : `${kind}-${number}`
}

/** The address of one tile. */
export const tileUrl = ({ url }: NonNullable<Scene['tiles']>, column: number, row: number): string =>
  url.replace('{c}', String(column)).replace('{r}', String(row))
