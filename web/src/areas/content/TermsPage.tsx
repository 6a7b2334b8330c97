import { TERMS_PDF } from '@fairfloor/domain/content/contract'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Lead } from '../../ui/ReadingFrame.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { RichText } from './RichText.tsx'
import { contentTexts } from './texts.ts'
import { usePreview, useWritten } from './use-written.ts'
import { WrittenPage } from './WrittenPage.tsx'

const PART = 'conditions'

/** /terms: the imprint, and the terms and conditions, which are also printed. */
export function TermsPage() {
  const t = useTexts(contentTexts).written
  const shown = useConditions()
  const parts = shown && [
    { id: PART, text: shown.title, language: shown.language },
    ...shown.sections.map(({ head }, i) => ({
      ...{ id: idOf(i), text: `${i + 1} ${head}`, language: shown.language, below: true },
    })),
  ]
  return <WrittenPage slug="terms" name={t.imprint} last={<Conditions />} lastParts={parts ?? []} />
}

const idOf = (section: number): string => `${PART}-${section + 1}`

function useConditions() {
  const page = useWritten('terms-and-conditions').data
  return usePreview('terms-and-conditions')?.page ?? page
}

function Conditions() {
  const t = useTexts(contentTexts).written
  const { hash } = useLocation()
  const part = useRef<HTMLElement>(null)
  const preview = usePreview('terms-and-conditions')
  const shown = useConditions()
  const isThere = shown !== undefined
  // They may come after the page.
  useEffect(() => {
    if (isThere && hash === `#${PART}`) part.current?.scrollIntoView({ block: 'start' })
  }, [isThere, hash])
  if (!shown) return null
  const pdf = preview ? preview.page.file_url : TERMS_PDF
  return (
    <section ref={part} id={PART} className="grid at-start gap-5 line-above pt-6" lang={shown.language}>
      {preview && <PreviewNote version={preview.version} />}
      <h2 className="t36">{shown.title}</h2>
      <Lead>{shown.lead}</Lead>
      {pdf && (
        <LinkButton to={pdf} reloadDocument target="_blank" icon="download">
          {t.print}
        </LinkButton>
      )}
      {shown.sections.map(({ head, content }, i) => (
        <section key={head} id={idOf(i)}>
          <h3 className="mb-2">
            {i + 1} {head}
          </h3>
          <RichText content={content} />
        </section>
      ))}
    </section>
  )
}
