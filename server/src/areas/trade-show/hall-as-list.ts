import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'

const LOBBY = 0
const HALL = 1
const AHEAD = { yaw: 0, pitch: 0 }
const nowhere = { polygon: [], at: AHEAD, booth_number: null, pano_nr: null, vitrine_id: null }
const information: Hotspot = { kind: 'info', label: 'Information', ...nowhere }

/**
 * The scenes of a show without a hall: lobby and hall without pictures, shown as lists. Exhibitors may be in any scene;
 * each of those is the hall.
 */
export function hallAsList(exhibitors: readonly { readonly panoNumber: number }[]): ReadonlyMap<number, Scene> {
  const numbers = new Set([HALL, ...exhibitors.map(({ panoNumber }) => panoNumber)])
  const lobby = sceneOf(LOBBY, 'Lobby', [wayTo(HALL, 'Exhibition'), information])
  const hall = (number: number) => sceneOf(number, 'Exhibition', [wayTo(LOBBY, 'Lobby'), information])
  return new Map([[LOBBY, lobby], ...[...numbers].map(number => [number, hall(number)] as const)])
}

const sceneOf = (panoNr: number, name: string, hotspots: Hotspot[]): Scene => ({
  panoNr,
  name,
  pictures: [],
  tiles: null,
  start_view: AHEAD,
  north_offset: 0,
  hotspots,
  stills: null,
  screens: [],
})

const wayTo = (panoNr: number, label: string): Hotspot => ({ ...nowhere, kind: 'scene', label, pano_nr: panoNr })
