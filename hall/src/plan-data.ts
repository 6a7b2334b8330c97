import { type Booth, booths, door, hall, lobby } from './floorplan.ts'
import { type Stop, stops, ways } from './stops.ts'

/** A hall: metres, origin in its north-west corner, the lobby west of it. Stops by number, ways in both directions. */
export interface Plan {
  hall: { width: number; depth: number; height: number }
  lobby: { x: number; y: number; width: number; depth: number }
  door: { x: number; y: number; width: number; height: number }
  booths: Booth[]
  stops: Stop[]
  ways: [number, number][]
}

export const demoPlan: Plan = { hall, lobby, door, booths, stops, ways }

/** The plan for the browser: one coordinate system including the lobby, metres, origin in the north-west. */
export function planData({ hall, lobby, booths, stops, ways } = demoPlan) {
  const [dx, dy] = [-lobby.x, -Math.min(0, lobby.y)]
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    width: round(hall.width + dx),
    height: round(hall.depth + dy),
    rooms: [
      { name: 'Hall', x: round(dx), y: round(dy), w: hall.width, h: hall.depth },
      { name: 'Lobby', x: 0, y: round(lobby.y + dy), w: lobby.width, h: lobby.depth },
    ],
    booths: booths.map(({ number, x, y, width, depth, panoNr }) => ({
      booth_number: number,
      x: round(x + dx),
      y: round(y + dy),
      w: round(width),
      h: round(depth),
      panoNr,
    })),
    stops: stops.map(({ panoNr, short, x, y }) => ({ panoNr, name: short, x: round(x + dx), y: round(y + dy) })),
    ways,
  }
}
