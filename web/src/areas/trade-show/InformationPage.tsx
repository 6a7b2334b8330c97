import { TERMS_PDF } from '@fairfloor/domain/content/contract'
import { privacyPolicyPage, termsPage } from '@fairfloor/domain/content/pages'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ConsentChoice } from '../content/Consent.tsx'
import { useVts } from '../edition/vts.ts'
import { useUser } from '../identity/user.ts'
import { faqDates, faqTexts, QUESTIONS } from './faq.ts'
import styles from './InformationPage.module.css'
import { ShowFrame } from './ShowFrame.tsx'
import { tradeShowTexts } from './texts.ts'

/** Questions and answers with the dates of the edition, and the legal pages. Release topics are hidden from exhibitors. */
export function InformationPage() {
  const { info: t, fair } = useTexts(tradeShowTexts)
  const faq = useTexts(faqTexts)
  const { language } = useLanguage()
  const user = useUser()
  const { vts } = useVts()
  const dates = vts && faqDates(vts, language)
  const items = dates
    ? QUESTIONS.filter(question => question !== 'release' || !user?.is_exhibitor).map(question => ({
        id: question,
        head: faq[question].head,
        content: <p>{faq[question].body(dates)}</p>,
      }))
    : []
  return (
    <ShowFrame scroll>
      <PageTitle>{`${t.title} · ${fair}`}</PageTitle>
      <article className={styles.information}>
        <h1>{t.title}</h1>
        <p>{vts?.name}</p>
        <h2>{t.questions}</h2>
        <Accordion items={items} headingLevel={3} multiple />
        <section className={styles.legal}>
          <h2>{t.legal}</h2>
          <div className={styles.buttons}>
            <LinkButton to={termsPage.path} icon="document">
              {t.imprint}
            </LinkButton>
            <LinkButton to={privacyPolicyPage.path} icon="lock">
              {t.privacy}
            </LinkButton>
            <LinkButton to={TERMS_PDF} reloadDocument target="_blank" icon="download">
              {t.termsPdf}
            </LinkButton>
          </div>
          <p className={styles.choice}>
            <ConsentChoice />
          </p>
        </section>
      </article>
    </ShowFrame>
  )
}
