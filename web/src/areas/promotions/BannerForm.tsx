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
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { FormActs } from '../back-office/FormActs.tsx'
import { SaveError } from '../back-office/SaveError.tsx'
import { bannerLists, bannerQuery } from './banner-queries.ts'
import { bannerTexts } from './banner-texts.ts'
import styles from './PromotionForm.module.css'

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
  const [draft, setDraft] = useState(() => draftOf(banner, timeZone))
  const [version, setVersion] = useState(banner?.version ?? '')
  const [asked, setAsked] = useState(false)
  const keep = (saved: DeskBanner) => {
    client.setQueryData(bannerQuery(saved.id).queryKey, saved)
    setVersion(saved.version)
  }
  const showNewest = async () => {
    const newest = banner && (await client.fetchQuery({ ...bannerQuery(banner.id), staleTime: 0 }))
    if (!newest) return
    setDraft(draftOf(newest, timeZone))
    setVersion(newest.version)
  }
  const create = useApiMutation(createBanner, {
    invalidates: bannerLists,
    onSuccess: saved => {
      keep(saved)
      onCreated?.(saved.id)
    },
  })
  const update = useApiMutation(changeBanner, { invalidates: bannerLists, onSuccess: keep })
  const save = banner ? update : create
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const body = bodyOf(draft, timeZone)
    if (body)
      void (banner ? update.run({ params: { id: banner.id }, body: { ...body, version } }) : create.run({ body }))
  }
  const field = (name: keyof Draft, label: string, path: string, wrong: string | false, maxLength: number) => ({
    label,
    maxLength,
    value: draft[name],
    error: (asked && wrong) || (save.fieldErrors.find(error => error.path === path)?.detail ?? null),
    onChange: (event: { target: { value: string } }) => setDraft(before => ({ ...before, [name]: event.target.value })),
  })
  const empty = (name: keyof Draft) => draft[name].trim() === '' && t.missing
  return (
    <form className={styles.form} aria-label={banner ? t.title : t.create} noValidate onSubmit={submit}>
      <TextInput {...field('titleEn', t.titleEn, 'title.en', empty('titleEn'), 80)} />
      <TextInput {...field('titleDe', t.titleDe, 'title.de', empty('titleDe'), 80)} />
      <TextArea optional rows={2} {...field('textEn', t.textEn, 'text.en', false, 240)} />
      <TextArea optional rows={2} {...field('textDe', t.textDe, 'text.de', false, 240)} />
      <TextInput hint={t.linkHint} {...field('link', t.link, 'link', !fitsLink(draft.link) && t.wrongLink, 300)} />
      <TextInput inputMode="numeric" {...field('rank', t.rank, 'rank', !isRank(draft.rank) && t.whole, 3)} />
      <div className={styles.row}>
        <TextInput
          type="datetime-local"
          step={1}
          {...field('start', t.start, 'start', !instantOf(draft.start, timeZone) && t.missing, 30)}
        />
        <TextInput
          type="datetime-local"
          step={1}
          optional
          hint={t.endHint}
          {...field('end', t.end, 'end', isWrong(draft.end, timeZone) && t.missing, 30)}
        />
      </div>
      {!banner && <p>{t.later}</p>}
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={t.save}>
        {banner && <DeleteBanner id={banner.id} onDeleted={close} />}
      </FormActs>
    </form>
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
