import type { Assembly, Place } from './assembly.ts'
import { type Art, finish, printed } from './materials.ts'
import { box, sheet } from './shapes.ts'

/** A print on a white board, `place` being the middle of its back; metres. It is worth a spotlight. */
export function panel(parts: Assembly, art: Art, place: Place, width: number, height: number, light = 0.35) {
  parts.at(place, () => {
    parts.add(box(width + 0.08, height + 0.08, 0.06), finish.white(), { z: 0.03 })
    parts.add(sheet(width, height), printed(art, { light }), { z: 0.064 })
    parts.mark('light', { z: 0.064 }, { width, height })
  })
}
