import { titles } from '@fairfloor/domain/content/titles'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Contents } from '../../ui/Contents.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Lead, ReadingFrame } from '../../ui/ReadingFrame.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { PreviewNote } from '../content/PreviewNote.tsx'
import { usePreview, useWritten } from '../content/use-written.ts'
import { FaqGroup } from './FaqGroup.tsx'
import { fairGroups, firstOf, houseGroups, narrowed } from './faq-groups.tsx'
import { faqTexts } from './faq-texts.ts'
import styles from './Information.module.css'
import { informationTexts } from './information-texts.ts'

/** /faq: the questions that the house has answered, and those of the fair, of one search. Each has an address of its own. */
export function FaqPage() {
  const { search: t, groups: names } = useTexts(informationTexts)
  const name = useTexts(titles).faq
  const faq = useTexts(faqTexts)
  const { language } = useLanguage()
  const isExhibitor = useUser()?.is_exhibitor === true
  const { vts } = useVts()
  const page = useWritten('faq')
  const preview = usePreview('faq')
  const shown = preview?.page ?? page.data
  const [words, setWords] = useState('')
  const asked = decodeURIComponent(useLocation().hash.slice(1))
  const [chosen, setOpen] = useState<readonly string[] | null>(null)

  const all = [...houseGroups(shown, language), ...(vts ? fairGroups(vts, { faq, names, language, isExhibitor }) : [])]
  const groups = narrowed(all, words)
  const hits = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  const search = (typed: string) => {
    setWords(typed)
    setOpen(typed.trim() === '' ? null : narrowed(all, typed).flatMap(({ questions }) => questions.map(({ id }) => id)))
  }
  const isQuestion = all.some(({ questions }) => questions.some(({ id }) => id === asked))
  const isThere = isQuestion || all.some(({ id }) => id === asked)
  // Who was sent one answer sees it alone.
  const open = chosen ?? (isQuestion ? [asked] : firstOf(all))
  useEffect(() => {
    if (!isThere) return
    if (isQuestion) setOpen(before => [...new Set([...(before ?? []), asked])])
    document.getElementById(asked)?.scrollIntoView({ block: 'start' })
  }, [isThere, isQuestion, asked])

  return (
    <ReadingFrame parted>
      <PageTitle>{shown?.title ?? name}</PageTitle>
      {preview && <PreviewNote version={preview.version} />}
      <header className={`grid gap-4 ${styles.faqHead}`}>
        <h1 lang={shown?.language}>{shown?.title ?? name}</h1>
        {shown?.lead && <Lead lang={shown.language}>{shown.lead}</Lead>}
        <SearchInput label={t.label} value={words} onChange={search} />
        <VisuallyHidden live="polite">{words.trim() === '' ? '' : t.found(hits)}</VisuallyHidden>
      </header>
      {groups.length > 1 && (
        <Contents
          name={t.topics}
          items={groups.map(({ id, name: text, language: written }) => ({ id, text, language: written }))}
        />
      )}
      {page.isPending && <SkeletonText lines={12} />}
      {page.error?.status !== 404 && <LoadFailure query={page} />}
      {hits === 0 && words !== '' && <p>{t.none}</p>}
      {groups.map(group => (
        <FaqGroup key={group.name} group={group} open={open} onOpen={setOpen} />
      ))}
    </ReadingFrame>
  )
}
