import type { WeekBody } from '@fairfloor/domain/newcomer-week/desk-contract'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { weekFaults } from '@fairfloor/domain/newcomer-week/week-faults'
import type { FieldError } from '@fairfloor/domain/refusal'
import { isStorable } from '@fairfloor/domain/trade-show/edition-dates'
import type { Files } from '../../../platform/files.ts'
import { isStoredPicture } from '../../../platform/pictures.ts'
import { isKeptMedia } from '../../booth-content/index.ts'
import type { Snapshot } from '../../catalogue/index.ts'
import type { WeekInput } from '../save-week.ts'
import type { StoredWeek } from './stored-week.ts'

type Deps = { readonly files: Files; readonly snapshot: Snapshot }

/**
 * Validates an event as the operator has typed it. Files that the event showed before are not checked again, so that a
 * missing one does not block other changes.
 * @throws Refusal week_incomplete, which names each field
 */
export async function checkedWeek(body: WeekBody, before: StoredWeek, { files, snapshot }: Deps): Promise<WeekInput> {
  const input = inputOf(body)
  const wrong = [
    ...wordsErrors(body),
    ...windowErrors(input),
    ...goodsErrors(
      'brands',
      input.brands.map(({ brandId }) => brandId),
      snapshot.brands,
    ),
    ...goodsErrors(
      'products',
      input.products.map(({ productId }) => productId),
      snapshot.products,
    ),
    ...(await mediaErrors(input, before, files)),
  ]
  if (wrong.length > 0) throw refuse('week_incomplete', undefined, wrong)
  return input
}

const inputOf = ({ text, start, end, banner_start, banner_end, ...body }: WeekBody): WeekInput => ({
  name: body.name,
  published: body.published,
  start: new Date(start),
  end: new Date(end),
  bannerStart: new Date(banner_start),
  bannerEnd: new Date(banner_end),
  texts: text,
  questions: body.questions,
  brands: body.brands.map(({ brand_id, color_background, color_text, ...brand }) => ({
    ...brand,
    brandId: brand_id,
    colorBackground: color_background,
    colorText: color_text,
  })),
  products: body.products.map(({ product_id, color_background, color_text, image_transparent, ...product }) => ({
    ...product,
    productId: product_id,
    colorBackground: color_background,
    colorText: color_text,
    imageTransparent: image_transparent,
  })),
})

function wordsErrors({ name, text, questions }: WeekBody): FieldError[] {
  const wrong: FieldError[] = name === '' ? [{ path: 'name', detail: weekFaults.missingName }] : []
  const demand = (path: string, { en, de }: { en: string; de: string }) => {
    for (const [language, words] of [
      ['en', en],
      ['de', de],
    ] as const)
      if (words === '') wrong.push({ path: `${path}.${language}`, detail: weekFaults.missingWords })
  }
  // A text may be missing, but not in one language alone.
  if (text.en !== '' || text.de !== '') demand('text', text)
  for (const [i, { question, answer }] of questions.entries()) {
    demand(`questions.${i}.question`, question)
    demand(`questions.${i}.answer`, answer)
  }
  return wrong
}

function windowErrors({ start, end, bannerStart, bannerEnd }: WeekInput): FieldError[] {
  const dates = [
    ['start', start],
    ['end', end],
    ['banner_start', bannerStart],
    ['banner_end', bannerEnd],
  ] as const
  const wrong = dates.flatMap(([path, date]): FieldError[] =>
    isStorable(date) ? [] : [{ path, detail: weekFaults.outOfRange }],
  )
  if (start >= end) wrong.push({ path: 'end', detail: weekFaults.endsTooEarly })
  if (bannerStart >= bannerEnd) wrong.push({ path: 'banner_end', detail: weekFaults.bannerEndsTooEarly })
  return wrong
}

function goodsErrors(
  list: 'brands' | 'products',
  ids: readonly number[],
  range: { get(id: number): object | undefined },
): FieldError[] {
  return ids.flatMap((id, i): FieldError[] => {
    const path = `${list}.${i}`
    if (!range.get(id)) return [{ path, detail: weekFaults.gone }]
    return ids.indexOf(id) < i ? [{ path, detail: weekFaults.twice }] : []
  })
}

async function mediaErrors({ brands, products }: WeekInput, before: StoredWeek, files: Files): Promise<FieldError[]> {
  const known = new Set([
    ...before.brands.flatMap(({ image, video }) => [image, video]),
    ...before.products.flatMap(({ background, imageTransparent }) => [background, imageTransparent]),
  ])
  const picture = (path: string, hash: string | null) => ({ path, of: hash, isStored: isStoredPicture })
  const shown = [
    ...brands.flatMap(({ image, video }, i) => [
      picture(`brands.${i}.image`, image),
      { path: `brands.${i}.video`, of: video, isStored: isKeptMedia },
    ]),
    ...products.flatMap(({ background, imageTransparent }, i) => [
      picture(`products.${i}.background`, background),
      picture(`products.${i}.image_transparent`, imageTransparent),
    ]),
  ]
  const wrong: FieldError[] = []
  for (const { path, of, isStored } of shown)
    if (of !== null && !known.has(of) && !(await isStored(files, of)))
      wrong.push({ path, detail: weekFaults.notStored })
  return wrong
}
