import { type Field, moved, profile, type Row, table } from './fields.ts'
import type { Person } from './person.ts'

/** Takes a part of a person; `fineness` is the size of its cells against the figure's. */
export type Put = (field: Field, colour: string, roughness?: number, fineness?: number) => void

export const shapes = {
  woman:
    '.555 .163 .113 -.01, .635 .126 .094 0, .72 .146 .112 .012, .775 .15 .1 0, .81 .135 .08 -.01, .832 .09 .062 -.014, .85 .056 .052 -.014',
  man: '.56 .166 .115 0, .63 .157 .11 .004, .72 .178 .125 .006, .775 .186 .113 0, .808 .168 .09 -.008, .83 .105 .07 -.012, .85 .064 .06 -.014',
  pelvis: '.47 .15 .104 -.01, .52 .153 .102 -.01, .565 .13 .088 -.004, .59 .11 .08 0',
  skirt: '.26 .2 .165 0, .4 .19 .15 0, .53 .158 .107 -.01, .56 .14 .09 0',
}

/** A profile given in shares of the height and in metres, let out by `g` metres. */
export function shaped({ tall, broad, belly }: Person, rows: string, g = 0): Field {
  const fit = ([y, w, d, c]: Row): Row => {
    const round = belly * Math.exp(-(((y - 0.61) / 0.06) ** 2))
    return [y * tall, w * broad + g + round * 0.5, d * (0.4 + broad * 0.6) + g + round, c + round * 0.6]
  }
  return profile((table(rows) as Row[]).map(fit))
}

/** The trunk of a top that ends at `hem`, a share of the height. */
export const trunk = (person: Person, hem: number, g: number) =>
  shaped(person, `${hem - 0.02} .179 .125 -.008, ${shapes[person.woman ? 'woman' : 'man']}`, g)

/** Draws folds into cloth. */
export const folded = (field: Field, depth: number, seed: number) =>
  moved(field, depth * 1.4, (x, y, z) => {
    const fine = Math.sin(y * 41 + 4 * Math.sin(x * 19 + seed) + 4 * Math.sin(z * 17 + seed * 2))
    const where = 0.5 + 0.5 * Math.sin(x * 13 + z * 11 + seed)
    return depth * (0.55 * fine * where + 0.8 * Math.sin(y * 15 + 5 * Math.sin(x * 8 + z * 9 + seed)))
  })
