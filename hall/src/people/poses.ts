import { table, type V } from './fields.ts'

/** What somebody does; all but `sit` are done standing. */
export type Doing =
  | 'stand'
  | 'talk'
  | 'explain'
  | 'point'
  | 'reach'
  | 'hold'
  | 'walk'
  | 'stroll'
  | 'folded'
  | 'tablet'
  | 'counter'
  | 'strap'
  | 'sit'

/**
 * Hand and elbow per side: where the hand is and where the elbow points from the shoulder, x outwards, y up, z ahead.
 * Feet: outwards, ahead, lift of the heel, outward turn. Lean and sway: metres ahead and aside per metre above the
 * hips. The head's turn to the left and its nod. Metres and radians.
 */
export interface Pose {
  hands: [left: V, right: V]
  elbows: [left: V, right: V]
  feet: [left: number[], right: number[]]
  lean: number
  sway: number
  head: [turn: number, nod: number]
}

// Left hand, right hand, left elbow, right elbow, left foot, right foot, lean, sway, turn, nod.
const rows: Record<Doing, string> = {
  stand: '.065 -.54 .04, .055 -.55 .06, .25 -.3 -1, .25 -.3 -1, .11 0 0 .18, .09 .05 0 .35, 0 .02 .12 0',
  talk: '.02 -.3 .27, .06 -.54 .05, .6 -.8 -.5, .25 -.3 -1, .12 .04 0 .3, .1 -.03 0 .18, 0 -.03 .15 .05',
  explain: '-.02 -.32 .26, .04 -.22 .3, .8 -.7 -.3, .8 -.7 -.3, .13 0 0 .18, .12 .06 0 .3, 0 0 -.2 .02',
  point: '.06 -.54 .03, .18 .06 .5, .25 -.3 -1, .5 -.8 0, .1 -.05 0 .18, .12 .07 0 .3, .03 -.02 -.25 -.06',
  reach: '.06 -.54 .03, .02 -.06 .5, .25 -.3 -1, .6 -.8 0, .1 -.02 0 .18, .11 .05 0 .3, .05 0 -.05 .02',
  hold: '.065 -.54 .04, -.02 -.22 .28, .25 -.3 -1, .6 -.8 -.3, .1 .03 0 .18, .12 -.03 0 .4, 0 .03 -.12 .12',
  walk: '.02 -.5 .2, .04 -.5 -.17, .3 -.3 -1, .3 0 -1, .07 -.26 .09 .05, .07 .3 0 .08, .05 0 0 0',
  stroll: '.04 -.5 -.15, .02 -.49 .2, .3 0 -1, .3 -.3 -1, .07 .27 0 .08, .07 -.24 .08 .05, .045 0 .25 0',
  folded: '-.24 -.25 .17, -.24 -.29 .2, .9 -.6 .1, .9 -.6 .1, .12 0 0 .18, .13 .04 0 .35, -.02 0 .1 .03',
  tablet: '-.07 -.33 .25, -.07 -.33 .25, .9 -.7 -.3, .9 -.7 -.3, .11 0 0 .18, .11 .03 0 .18, 0 0 0 .25',
  counter: '-.02 -.37 .24, 0 -.37 .26, .9 -.5 -.4, .9 -.5 -.4, .12 0 0 .18, .12 0 0 .18, .06 0 .1 .05',
  strap: '.02 -.28 .22, .055 -.54 .06, .8 -.7 -.4, .25 -.3 -1, .1 0 0 .18, .12 .05 0 .35, 0 .02 .1 -.03',
  sit: '0 -.36 .34, -.02 -.3 .38, .8 -.7 -.3, .8 -.7 -.3, .11 .38 0 .18, .1 .44 0 .18, .1 0 .1 .02',
}

export function poseOf(doing: Doing): Pose {
  const [left, right, leftElbow, rightElbow, leftFoot, rightFoot, [lean, sway, turn, nod]] = table(rows[doing]) as [
    V,
    V,
    V,
    V,
    V,
    V,
    number[],
  ]
  return {
    hands: [left, right],
    elbows: [leftElbow, rightElbow],
    feet: [leftFoot, rightFoot],
    lean: lean!,
    sway: sway!,
    head: [turn!, nod!],
  }
}
