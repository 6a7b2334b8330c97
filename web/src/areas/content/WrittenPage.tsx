import { anchorOf } from '@fairfloor/domain/content/links'
import type { WrittenPage as Slug } from '@fairfloor/domain/content/written-pages'
import type { ReactNode } from 'react'
import { dayText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Contents, type ContentsItem } from '../../ui/Contents.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Lead, ReadingFrame } from '../../ui/ReadingFrame.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { RichText } from './RichText.tsx'
import { contentTexts } from './texts.ts'
import { usePreview, useWritten, type Written } from './use-written.ts'

interface WrittenPageProps {
  slug: Slug
  /** Its title until the house has written one. */
  name: string
  /** Between the introduction and the parts. */
  first?: ReactNode
  /** After the parts. */
  last?: ReactNode
  /** The parts of what comes last. */
  lastParts?: readonly ContentsItem[]
}

/** A page written by the organiser. */
export function WrittenPage({ slug, name, first, last, lastParts = [] }: WrittenPageProps) {
  const t = useTexts(contentTexts).written
  const { language } = useLanguage()
  const page = useWritten(slug)
  const preview = usePreview(slug)
  const shown = preview?.page ?? page.data
  const lang = shown && shown.language !== language ? shown.language : undefined
  const own = shown?.sections.map(({ head }) => ({ id: anchorOf(head), text: head, language: lang })) ?? []
  const parts = [...own, ...lastParts]
  const isParted = parts.length >= LEAST_PARTS
  return (
    <ReadingFrame parted={isParted} lang={lang}>
      <PageTitle>{shown?.title ?? name}</PageTitle>
      {preview && <PreviewNote version={preview.version} />}
      <h1>{shown?.title ?? name}</h1>
      {shown?.lead && <Lead>{shown.lead}</Lead>}
      {isParted && <Contents name={t.contents} items={parts} onlyWide />}
      {first}
      <Loaded
        query={preview ? { ...page, data: preview.page } : page}
        waiting={<SkeletonText lines={12} />}
        missing={{ icon: 'document', title: t.unwritten }}
      >
        {written => <Sections page={written} />}
      </Loaded>
      {last}
    </ReadingFrame>
  )
}

/** With fewer the whole page is in view. */
const LEAST_PARTS = 4

function Sections({ page }: { page: Written }) {
  const t = useTexts(contentTexts).written
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  return (
    <>
      {page.sections.map(({ head, content, image_url }) => (
        <section key={head} id={anchorOf(head)} className="anywhere">
          <h2 className="mb-2">{head}</h2>
          {image_url && (
            <img
              className="wide by-ratio round-card mb-3"
              src={image_url}
              alt=""
              width={720}
              height={450}
              loading="lazy"
            />
          )}
          <RichText content={content} />
        </section>
      ))}
      <p className="t13 ink-3 line-above pt-4" lang={language}>
        {t.changed(`${dayText(page.updated_at, timeZone, language)} ${page.updated_at.slice(0, 4)}`)}
        {page.language !== language && ` · ${t.only[page.language]}`}
      </p>
    </>
  )
}
