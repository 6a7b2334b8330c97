import { Group, type Object3D } from 'three'
import type { Point } from '../angles.ts'
import type { Look } from '../booths/stand.ts'
import { organiserBooth } from '../floorplan.ts'
import type { Hotspot } from '../hotspots.ts'
import { Assembly } from '../kit/assembly.ts'
import { figure } from './figure.ts'
import { personOf } from './person.ts'
import { chanceAt, placesOf } from './places.ts'

/** Colour of the fair's lanyards. */
const ribbon = '#b9dc3a'

/** The people whom the camera sees, one group each; `looks` by booth number give staff their colours. */
export function peopleOf(root: Object3D, camera: Point, hotspots: Hotspot[], looks: Look[]): Group {
  const result = new Group()
  result.name = 'people'
  placesOf(root, camera, hotspots).forEach(({ at, turn, kind, group, doing, seat }, i) => {
    const booth = Number(/^booth (\d+)$/.exec(group)?.[1] ?? organiserBooth)
    const uniform = (looks[booth - 1] ?? looks[organiserBooth - 1])!.strong
    const person = personOf(chanceAt(at), doing, ribbon, kind === 'staff' ? uniform : undefined, seat)
    const parts = new Assembly()
    parts.at({ x: at[0], y: at[1], z: at[2], turn }, () => parts.copy(figure(person)))
    result.add(parts.finish(`person ${i + 1}`))
  })
  return result
}
