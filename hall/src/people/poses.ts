import { table } from '../kit/random.ts'

/** Metres: x to the person's left, y up, z ahead. */
export type V = [x: number, y: number, z: number]

/**
 * Right and left hand, then where the elbows point, from the shoulders: outwards, up, ahead. Right and left foot:
 * outwards, ahead, lift of the heel, outward turn. Last how the trunk leans ahead and aside per metre above the hips,
 * and turn (to the left) and nod of the head. Metres and radians.
 */
const rows = {
  stand: '.055 -.55 .06, .065 -.54 .04, .25 -.3 -1, .25 -.3 -1, .09 .05 0 .35, .11 0 0 .18, 0 .02 .12 0',
  talk: '.06 -.54 .05, .02 -.3 .27, .25 -.3 -1, .25 -.9 -.5, .1 -.03 0 .18, .12 .04 0 .3, 0 -.03 .15 .05',
  explain: '.04 -.22 .3, -.02 -.32 .26, .3 -.9 -.5, .3 -.9 -.5, .12 .06 0 .3, .13 0 0 .18, 0 0 -.2 .02',
  point: '.2 -.16 .4, .06 -.54 .03, .35 -.9 0, .25 -.3 -1, .12 .07 0 .3, .1 -.05 0 .18, .03 -.02 -.25 -.06',
  reach: '.02 -.06 .5, .06 -.54 .03, .35 -.9 0, .25 -.3 -1, .11 .05 0 .3, .1 -.02 0 .18, .05 0 -.05 .02',
  hold: '-.02 -.22 .28, .065 -.54 .04, .25 -.9 -.5, .25 -.3 -1, .12 -.03 0 .4, .1 .03 0 .18, 0 .03 -.12 .12',
  walk: '.04 -.5 -.17, .02 -.5 .2, .3 0 -1, .3 -.3 -1, .09 .24 0 .08, .09 -.2 .07 .05, .05 0 0 0',
  stroll: '.02 -.49 .2, .04 -.5 -.15, .3 -.3 -1, .3 0 -1, .09 -.19 .06 .05, .09 .22 0 .08, .045 0 .25 0',
  folded: '-.24 -.29 .2, -.24 -.25 .17, .9 -.6 .1, .9 -.6 .1, .13 .04 0 .35, .12 0 0 .18, -.02 0 .1 .03',
  tablet: '-.07 -.33 .25, -.07 -.33 .25, .35 -.9 -.4, .35 -.9 -.4, .11 .03 0 .18, .11 0 0 .18, 0 0 0 .25',
  counter: '0 -.37 .26, -.02 -.37 .24, .5 -.7 -.5, .5 -.7 -.5, .12 0 0 .18, .12 0 0 .18, .06 0 .1 .05',
  strap: '.055 -.54 .06, .02 -.28 .22, .25 -.3 -1, .35 -.9 -.5, .12 .05 0 .35, .1 0 0 .18, 0 .02 .1 -.03',
  sit: '-.02 -.3 .38, 0 -.36 .34, .4 -.8 -.4, .4 -.8 -.4, .1 .44 0 .18, .11 .38 0 .18, .1 0 .1 .02',
}
export type Doing = keyof typeof rows

type Foot = [out: number, ahead: number, lift: number, turn: number]
type Pose = [V, V, V, V, Foot, Foot, [lean: number, sway: number, turn: number, nod: number]]

export function poseOf(doing: Doing) {
  const [right, left, rightElbow, leftElbow, rightFoot, leftFoot, body] = table(rows[doing]) as Pose
  return { hands: [right, left], elbows: [rightElbow, leftElbow], feet: [rightFoot, leftFoot], body }
}
