import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskWeek, WeekBody } from '@fairfloor/domain/newcomer-week/desk-contract'
import { isColour } from '@fairfloor/domain/seller/colours'
import { instantOf, wallClock } from '../../../lib/wall-clock.ts'

export type DeskWeek = Answer<typeof getDeskWeek>

/** A stored picture: the hash of its content, and where it is seen. */
export interface Stored {
  hash: string
  url: string
}

export interface Both {
  en: string
  de: string
}

/** A brand or a product that takes part, as it is typed. */
export interface Goods {
  id: number
  name: string
  /** Of a product: the name of its brand. */
  brand: string | null
  /** Logo or picture of the range. */
  thumb: string | null
  percent: string
  ground: string
  ink: string
  image: Stored | null
  background: Stored | null
  transparent: Stored | null
  video: string | null
}

export interface QuestionDraft {
  key: number
  question: Both
  answer: Both
}

/** An event as it is typed: instants are those of the shop's clocks, and numbers are texts. */
export interface WeekDraft {
  published: boolean
  name: string
  start: string
  end: string
  bannerStart: string
  bannerEnd: string
  text: Both
  questions: readonly QuestionDraft[]
  brands: readonly Goods[]
  products: readonly Goods[]
}

const stored = (hash: string | null, url: string | null): Stored | null =>
  hash !== null && url !== null ? { hash, url } : null

const PLAIN = { percent: '', ground: '', ink: '', image: null, background: null, transparent: null, video: null }

/** What has just been chosen, without a look of its own. */
export const newGoods = (one: Pick<Goods, 'id' | 'name' | 'brand' | 'thumb'>): Goods => ({ ...PLAIN, ...one })

type Look = { percent: number | null; color_background: string | null; color_text: string | null }

const lookOf = ({ percent, color_background, color_text }: Look) => ({
  percent: percent === null ? '' : String(percent),
  ground: color_background ?? '',
  ink: color_text ?? '',
})

export function draftOf(week: DeskWeek): WeekDraft {
  const at = (instant: string) => wallClock(instant, week.time_zone)
  return {
    published: week.published,
    name: week.name,
    start: at(week.start),
    end: at(week.end),
    bannerStart: at(week.banner_start),
    bannerEnd: at(week.banner_end),
    text: week.text,
    questions: week.questions.map((one, key) => ({ key, ...one })),
    brands: week.brands.map(one => ({
      ...newGoods({ id: one.brand_id, name: one.name, brand: null, thumb: one.logo_url }),
      ...lookOf(one),
      image: stored(one.image, one.image_url),
      video: one.video,
    })),
    products: week.products.map(one => ({
      ...newGoods({ id: one.product_id, name: one.name, brand: one.brand_name, thumb: one.image_url }),
      ...lookOf(one),
      background: stored(one.background, one.background_url),
      transparent: stored(one.image_transparent, one.image_transparent_url),
    })),
  }
}

export type Fault = 'missing' | 'percent' | 'colour' | 'order'

/** What is wrong, by the path of the field on the wire; the server finds what only it can know. */
export function faultsOf(draft: WeekDraft, timeZone: string): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>()
  if (draft.name.trim() === '') faults.set('name', 'missing')
  const window = (from: string, until: string, paths: readonly [string, string]) => {
    const [start, end] = [instantOf(from, timeZone), instantOf(until, timeZone)]
    if (!start) faults.set(paths[0], 'missing')
    if (!end) faults.set(paths[1], 'missing')
    if (start && end && start >= end) faults.set(paths[1], 'order')
  }
  window(draft.start, draft.end, ['start', 'end'])
  window(draft.bannerStart, draft.bannerEnd, ['banner_start', 'banner_end'])
  const both = (path: string, words: Both) => {
    for (const language of ['en', 'de'] as const)
      if (words[language].trim() === '') faults.set(`${path}.${language}`, 'missing')
  }
  if (`${draft.text.en}${draft.text.de}`.trim() !== '') both('text', draft.text)
  for (const [i, { question, answer }] of draft.questions.entries()) {
    both(`questions.${i}.question`, question)
    both(`questions.${i}.answer`, answer)
  }
  for (const list of ['brands', 'products'] as const)
    for (const [i, one] of draft[list].entries()) {
      if (one.percent.trim() !== '' && percentIn(one) === null) faults.set(`${list}.${i}.percent`, 'percent')
      if (one.ground !== '' && !isColour(one.ground)) faults.set(`${list}.${i}.color_background`, 'colour')
      if (one.ink !== '' && !isColour(one.ink)) faults.set(`${list}.${i}.color_text`, 'colour')
    }
  return faults
}

/** A whole percentage from 1 to 99; null for none and for anything else. */
const percentIn = ({ percent }: Goods): number | null => (/^[1-9]\d?$/.test(percent.trim()) ? Number(percent) : null)

/** What is sent, of a draft without faults. */
export function bodyOf(draft: WeekDraft, timeZone: string): WeekBody {
  const at = (typed: string) => instantOf(typed, timeZone)!.toISOString()
  const look = (one: Goods) => ({
    percent: percentIn(one),
    color_background: one.ground || null,
    color_text: one.ink || null,
  })
  return {
    published: draft.published,
    name: draft.name.trim(),
    start: at(draft.start),
    end: at(draft.end),
    banner_start: at(draft.bannerStart),
    banner_end: at(draft.bannerEnd),
    text: draft.text,
    questions: draft.questions.map(({ question, answer }) => ({ question, answer })),
    brands: draft.brands.map(one => ({
      brand_id: one.id,
      ...look(one),
      image: one.image?.hash ?? null,
      video: one.video,
    })),
    products: draft.products.map(one => ({
      product_id: one.id,
      ...look(one),
      background: one.background?.hash ?? null,
      image_transparent: one.transparent?.hash ?? null,
    })),
  }
}

export const parts = ['dates', 'brands', 'products', 'texts', 'questions'] as const
export type Part = (typeof parts)[number]

/** The part of the form that has a field. */
export function partOf(path: string): Part {
  const [field = ''] = path.split('.')
  if (field === 'text') return 'texts'
  return parts.find(part => part === field) ?? 'dates'
}
