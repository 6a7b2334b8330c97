import { TERMS_PDF } from '@fairfloor/domain/content/contract'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { RichText } from './RichText.tsx'
import { contentTexts } from './texts.ts'
import { usePreview, useWritten } from './use-written.ts'
import styles from './WrittenPage.module.css'
import { WrittenPage } from './WrittenPage.tsx'

const PART = 'conditions'

/** /terms: the imprint, and the terms and conditions, which are also printed. */
export const TermsPage = () => (
  <WrittenPage slug="terms" name={useTexts(contentTexts).written.imprint} last={<Conditions />} />
)

function Conditions() {
  const t = useTexts(contentTexts).written
  const { hash } = useLocation()
  const part = useRef<HTMLElement>(null)
  const page = useWritten('terms-and-conditions').data
  const preview = usePreview('terms-and-conditions')
  const shown = preview?.page ?? page
  const isThere = shown !== undefined
  // They may come after the page.
  useEffect(() => {
    if (isThere && hash === `#${PART}`) part.current?.scrollIntoView({ block: 'start' })
  }, [isThere, hash])
  if (!shown) return null
  const pdf = preview ? preview.page.file_url : TERMS_PDF
  return (
    <section ref={part} id={PART} className={styles.conditions} lang={shown.language}>
      {preview && <PreviewNote version={preview.version} />}
      <h2>{shown.title}</h2>
      <p className={styles.lead}>{shown.lead}</p>
      {pdf && (
        <LinkButton to={pdf} reloadDocument target="_blank" icon="download">
          {t.print}
        </LinkButton>
      )}
      {shown.sections.map(({ head, content }, i) => (
        <section key={head}>
          <h3>
            {i + 1} {head}
          </h3>
          <RichText content={content} />
        </section>
      ))}
    </section>
  )
}
