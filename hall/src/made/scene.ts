import { Group } from 'three'
import { type BrandArt, lookOf } from '../booths/look.ts'
import type { Look } from '../booths/stand.ts'
import { frameOf } from '../hall.ts'
import { Assembly } from '../kit/assembly.ts'
import type { Plan } from '../plan-data.ts'
import type { HallScene } from '../scene.ts'
import { designOf } from './designs.ts'
import { foyer } from './foyer.ts'
import { cameraAt } from './hotspots.ts'
import { room } from './room.ts'

/** What a hall is made of, as plain data. */
export interface MadeHall {
  fair: string
  plan: Plan
  /** By booth number, from 1 on. */
  exhibits: BrandArt[]
}

function boothsOf({ booths, stops }: Plan, looks: Look[]): Group[] {
  return booths.map(booth => {
    const parts = new Assembly()
    const { width, depth, ...place } = frameOf(booth)
    const { number, openSides: open, panoNr } = booth
    const across = (stops[panoNr]!.x - place.x) * Math.cos(place.turn)
    const near = across < 0 ? -1 : 1
    const stand = { parts, number, width, depth, open, look: looks[number - 1]!, near } as const
    parts.at(place, () => designOf(booth.number).build(stand))
    return parts.finish(`booth ${booth.number}`)
  })
}

/** The scene of this number, 0 being the foyer, for the preview. */
export function madeScene(panoNr: number, { fair, plan, exhibits }: MadeHall): HallScene {
  const looks = exhibits.map(lookOf)
  const root = new Group()
  root.name = plan.stops[panoNr]!.name
  root.add(...room(plan), ...foyer(plan, fair, looks), ...boothsOf(plan, looks))
  const camera = cameraAt(plan, panoNr)
  return { root, camera }
}
