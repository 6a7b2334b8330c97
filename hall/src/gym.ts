import type { Material } from 'three'
import type { Assembly, Place } from './kit/assembly.ts'
import { finish, paint } from './kit/materials.ts'
import { table } from './kit/random.ts'
import { box, rod, rounded } from './kit/shapes.ts'

const quarter = Math.PI / 2
const [upright, across, along]: [Place, Place, Place] = [{}, { tilt: quarter }, { roll: quarter }]

/** Rows are x, y, z, width, height, depth. */
function boxes(parts: Assembly, material: Material, rows: string) {
  for (const [x, y, z, ...size] of table(rows))
    parts.add(box(...(size as [number, number, number])), material, { x, y, z })
}

/** Rows are x, y, z, radius, length. */
function rods(parts: Assembly, material: Material, way: Place, rows: string) {
  for (const [x, y, z, radius, length] of table(rows))
    parts.add(rod(radius!, length!, 24), material, { ...way, x, y, z })
}

/** A rack with a barbell, a shelf of dumbbells and a bike on a rubber mat, 3.9 m along x and 0.96 m deep. */
export function gym(parts: Assembly) {
  const [frame, rubber, pale, chrome] = [
    paint('#d4152b', 0.4),
    paint('#24272a', 0.85),
    paint('#e8e8e4'),
    finish.chrome(),
  ]
  boxes(parts, rubber, '0 .008 0 3.9 .016 .96, -1.75 1.28 .44 .06 .05 .12, -.55 1.28 .44 .06 .05 .12')
  for (const x of [-1.75, -0.55])
    boxes(
      parts,
      frame,
      `${x} 1.16 -.36 .07 2.3 .07, ${x} 1.16 .36 .07 2.3 .07, ${x} 2.275 0 .07 .07 .72, ${x} .06 0 .07 .07 .72`,
    )
  boxes(parts, frame, '-1.15 2.275 -.36 1.27 .07 .07, -1.15 2.275 .36 1.27 .07 .07')
  rods(parts, chrome, along, '-1.15 1.32 .44 .016 1.9')
  rods(
    parts,
    rubber,
    along,
    '-1.85 1.32 .44 .225 .045, -.45 1.32 .44 .225 .045, -1.95 1.32 .44 .16 .05, -.35 1.32 .44 .16 .05',
  )
  rods(parts, pale, along, '-1.9 1.32 .44 .225 .045, -.4 1.32 .44 .225 .045')
  boxes(parts, frame, '-.34 .466 -.2 .04 .9 .36, .54 .466 -.2 .04 .9 .36')
  for (const [y, size] of [
    [0.35, 0.075],
    [0.75, 0.06],
  ] as const) {
    boxes(parts, finish.steel(), `.1 ${y} -.2 .9 .03 .36`)
    for (const x of [-0.2, 0.1, 0.4]) {
      const up = y + 0.015 + size
      rods(parts, rubber, across, `${x} ${up} -.29 ${size} .08, ${x} ${up} -.11 ${size} .08`)
      rods(parts, chrome, across, `${x} ${up} -.2 .016 .12`)
    }
  }
  parts.at({ x: 1.3 }, () => bike(parts, frame))
  parts.mark('light', { x: -0.2, y: 1 }, { width: 3.6, height: 2 })
  parts.mark('visitor', { x: 0.2, z: 1.1, turn: Math.PI })
}

function bike(parts: Assembly, frame: Material) {
  const [metal, black] = [finish.steel(), finish.ink()]
  rods(parts, metal, across, '-.5 .046 0 .03 .5, .5 .046 0 .03 .5, .3 .36 0 .25 .04')
  rods(parts, black, across, '-.04 .36 0 .09 .09, .46 1.09 0 .018 .46')
  rods(parts, frame, along, '0 .06 0 .03 1, .06 .62 0 .03 .86')
  rods(parts, frame, upright, '-.32 .49 0 .026 .87, -.04 .34 0 .026 .57, .3 .36 -.05 .026 .61')
  rods(parts, metal, upright, '.46 .57 0 .026 1.03')
  parts.add(rounded(0.28, 0.07, 0.19, 0.03), black, { x: -0.32, y: 0.95 })
  boxes(parts, metal, '-.04 .27 .05 .025 .2 .02, -.04 .45 -.05 .025 .2 .02')
  boxes(parts, black, '-.04 .18 .1 .1 .03 .09, -.04 .54 -.1 .1 .03 .09, .47 1.16 0 .02 .16 .22')
}
