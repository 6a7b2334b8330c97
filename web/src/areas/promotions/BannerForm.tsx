import type { Answer } from '@fairfloor/domain/endpoint'
import { isShopPath } from '@fairfloor/domain/promotions/banner'
import {
  type BannerBody,
  changeBanner,
  createBanner,
  deleteBanner,
  type getDeskBanner,
} from '@fairfloor/domain/promotions/banner-desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'
import layout from '../../ui/layout.module.css'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { bannerLists, bannerQuery } from './banner-queries.ts'
import { bannerTexts } from './banner-texts.ts'

export type DeskBanner = Answer<typeof getDeskBanner>

/** A banner as it is typed. */
type Draft = Record<'titleEn' | 'titleDe' | 'textEn' | 'textDe' | 'link' | 'rank' | 'start' | 'end', string>

const draftOf = (banner: DeskBanner | null, timeZone: string): Draft => ({
  titleEn: banner?.title.en ?? '',
  titleDe: banner?.title.de ?? '',
  textEn: banner?.text.en ?? '',
  textDe: banner?.text.de ?? '',
  link: banner?.link ?? '',
  rank: String(banner?.rank ?? 1),
  start: banner ? wallClock(banner.start, timeZone) : '',
  end: banner?.end ? wallClock(banner.end, timeZone) : '',
})

const isRank = (text: string) => /^[1-9]\d{0,2}$/.test(text.trim())
const fitsLink = (text: string) => text.trim() === '' || isShopPath(text.trim())

const isWrong = (end: string, timeZone: string) => end !== '' && !instantOf(end, timeZone)

/** What is sent; null while something is missing. */
function bodyOf(draft: Draft, timeZone: string): BannerBody | null {
  const start = instantOf(draft.start, timeZone)
  const end = draft.end === '' ? null : instantOf(draft.end, timeZone)
  const title = { en: draft.titleEn.trim(), de: draft.titleDe.trim() }
  if (!start || isWrong(draft.end, timeZone) || !title.en || !title.de || !isRank(draft.rank) || !fitsLink(draft.link))
    return null
  return {
    title,
    text: { en: draft.textEn.trim(), de: draft.textDe.trim() },
    link: draft.link.trim() || null,
    rank: Number(draft.rank),
    start: start.toISOString(),
    end: end?.toISOString() ?? null,
  }
}

interface BannerFormProps {
  banner: DeskBanner | null
  timeZone: string
  close: () => void
  /** Called with the id of a new one. */
  onCreated?: (id: number) => void
}

/** The words, the link and the time of a banner; what is missing is said at its field before anything is sent. */
export function BannerForm({ banner, timeZone, close, onCreated }: BannerFormProps) {
  const t = useTexts(bannerTexts)
  const client = useQueryClient()
  const form = useDeskForm({
    name: `banner ${banner?.id ?? 'new'}`,
    record: banner,
    draftOf: from => draftOf(from, timeZone),
    query: bannerQuery(banner?.id ?? 0),
    words: {
      ...{ titleEn: t.titleEn, titleDe: t.titleDe, textEn: t.textEn, textDe: t.textDe },
      ...{ link: t.link, rank: t.rank, start: t.start, end: t.end },
    },
    faults: ({ titleEn, titleDe, link, rank, start, end }) => ({
      titleEn: titleEn.trim() === '' && t.missing,
      titleDe: titleDe.trim() === '' && t.missing,
      link: !fitsLink(link) && t.wrongLink,
      rank: !isRank(rank) && t.whole,
      start: !instantOf(start, timeZone) && t.missing,
      end: isWrong(end, timeZone) && t.missing,
    }),
    call: banner ? changeBanner : createBanner,
    input: (draft, version) => {
      const body = bodyOf(draft, timeZone)
      return body && (banner ? { params: { id: banner.id }, body: { ...body, version } } : { body })
    },
    recordIn: saved => (banner ? saved : null),
    invalidates: bannerLists,
    onSuccess: saved => {
      client.setQueryData(bannerQuery(saved.id).queryKey, saved)
      if (!banner) onCreated?.(saved.id)
    },
  })
  return (
    <DeskForm
      form={form}
      label={banner ? t.title : t.create}
      save={t.save}
      acts={banner && <DeleteBanner id={banner.id} onDeleted={close} />}
    >
      <TextInput {...form.text('titleEn', 'title.en')} maxLength={80} />
      <TextInput {...form.text('titleDe', 'title.de')} maxLength={80} />
      <TextArea optional rows={2} {...form.text('textEn', 'text.en')} maxLength={240} />
      <TextArea optional rows={2} {...form.text('textDe', 'text.de')} maxLength={240} />
      <TextInput {...form.text('link')} hint={t.linkHint} maxLength={300} />
      <TextInput {...form.text('rank')} inputMode="numeric" maxLength={3} />
      <div className={`grid gap-4 ${layout.pair}`}>
        <TextInput type="datetime-local" step={1} {...form.text('start')} />
        <TextInput type="datetime-local" step={1} optional {...form.text('end')} hint={t.endHint} />
      </div>
      {!banner && <p>{t.later}</p>}
    </DeskForm>
  )
}

function DeleteBanner({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const t = useTexts(bannerTexts)
  const remove = useApiMutation(deleteBanner, { invalidates: bannerLists, onSuccess: onDeleted })
  return (
    <AskFirst
      icon="trash"
      label={t.delete}
      sure={t.sure}
      of={remove}
      onSure={() => void remove.run({ params: { id } })}
    >
      {t.deleteSure}
    </AskFirst>
  )
}
