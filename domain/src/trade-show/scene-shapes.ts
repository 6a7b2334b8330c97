import * as z from 'zod/mini'

/** Angles are radians as in Photo Sphere Viewer: yaw 0 = centre of the picture, positive to the right; pitch positive up. */
const angle = z.number()

/** A viewing direction. */
export const direction = z.object({ yaw: angle, pitch: angle })

/** Corners of the clickable area, as pairs of yaw and pitch. */
const polygon = z.array(z.tuple([angle, angle]))

const nothing = z.null()
const spot = { label: z.string(), polygon, at: direction }
const leadsNowhere = { booth_number: nothing, pano_nr: nothing, vitrine_id: nothing }

/**
 * A hotspot in a panorama. `at` is the position of its mark. `scene` is a way to another scene, `info` opens the
 * information screen; fields that a kind does not use are null.
 */
export const hotspot = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booth'), ...spot, ...leadsNowhere, booth_number: z.int() }),
  z.object({ kind: z.literal('scene'), ...spot, ...leadsNowhere, pano_nr: z.int() }),
  z.object({ kind: z.literal('vitrine'), ...spot, ...leadsNowhere, vitrine_id: z.int() }),
  z.object({ kind: z.literal('info'), ...spot, ...leadsNowhere }),
])

/** A whole equirectangular picture, twice as wide as high; width in pixels. */
const picture = z.object({ width: z.int(), url: z.string() })

/** The same picture cut into `cols` × `rows` tiles; `width` is that of the whole in pixels, `url` contains `{c}` and `{r}`. */
const tiles = z.object({ width: z.int(), cols: z.int(), rows: z.int(), url: z.string() })

const corner = z.tuple([angle, angle])

/** A screen in the picture that can play the film of a booth: its corners from the top left clockwise. */
const filmScreen = z.object({ booth_number: z.int(), corners: z.tuple([corner, corner, corner, corner]) })

/**
 * One panorama as served, rendered or photographed alike. `pictures` by width, the narrowest is shown first; `tiles` is
 * null where there is only the picture. `stills` are flat pictures of the first view, of the sizes in flat-view.ts. `north_offset` is the yaw
 * of the plan's top.
 */
export const scene = z.object({
  panoNr: z.int(),
  name: z.string(),
  pictures: z.array(picture),
  tiles: z.nullable(tiles),
  start_view: direction,
  north_offset: angle,
  hotspots: z.array(hotspot),
  stills: z.nullable(z.object({ wide: z.string(), tall: z.string() })),
  screens: z.array(filmScreen),
})

/** A panorama in the list of all. */
export const sceneSummary = z.pick(scene, { panoNr: true, name: true })

/** The floor plan, in metres: x to the right, y down from the plan's top left corner; `ways` are pairs of stops. */
export const plan = z.object({
  width: z.number(),
  height: z.number(),
  booths: z.array(
    z.object({ booth_number: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
  stops: z.array(z.object({ panoNr: z.int(), x: z.number(), y: z.number() })),
  ways: z.array(z.tuple([z.int(), z.int()])),
})

export type Direction = z.output<typeof direction>
export type Hotspot = z.output<typeof hotspot>
export type FilmScreen = z.output<typeof filmScreen>
export type Scene = z.output<typeof scene>
export type SceneSummary = z.output<typeof sceneSummary>
export type Plan = z.output<typeof plan>
