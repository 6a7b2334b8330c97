import { arches } from '../booths/arches.ts'
import { cabinet } from '../booths/cabinet.ts'
import { gantry } from '../booths/gantry.ts'
import { halo } from '../booths/halo.ts'
import { market } from '../booths/market.ts'
import { pergola } from '../booths/pergola.ts'
import { portal } from '../booths/portal.ts'
import type { BoothType } from '../booths/stand.ts'
import { tower } from '../booths/tower.ts'

const designs = [portal, market, halo, pergola, cabinet, gantry, arches, tower]

/** The design of a booth of this number; neighbours and those opposite differ. */
export const designOf = (number: number): BoothType => designs[(number * 3) % designs.length]!
