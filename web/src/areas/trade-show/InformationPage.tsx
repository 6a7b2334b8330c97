import { PRIVACY_POLICY, TERMS } from '@fairfloor/domain/content/addresses'
import { TERMS_PDF } from '@fairfloor/domain/content/contract'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { ConsentChoice } from '../content/Consent.tsx'
import { ShowDates } from '../content/ShowNow.tsx'
import { Contact } from './Contact.tsx'
import styles from './Information.module.css'
import { informationTexts } from './information-texts.ts'
import { Questions } from './Questions.tsx'
import { ShowFrame } from './ShowFrame.tsx'
import { tradeShowTexts } from './texts.ts'

/** The dates of the edition, questions and answers, the way to ask a person, and the legal pages. */
export function InformationPage() {
  const t = useTexts(informationTexts)
  const { fair } = useTexts(tradeShowTexts)
  const user = useUser()
  const { vts } = useVts()
  return (
    <ShowFrame scroll>
      <PageTitle>{`${t.title} · ${fair}`}</PageTitle>
      <article className={`grid top gap-6 ${styles.information}`}>
        <div className="row wrap baseline between gap-x-4">
          <h1>{t.title}</h1>
          <p className="ink-2">{vts?.name}</p>
        </div>
        <div className={`on-paper round-card pad-2 ${styles.dates}`}>{vts && <ShowDates vts={vts} compact />}</div>
        <section className={`on-paper round-card ${styles.questions}`}>
          <h2>{t.questions}</h2>
          {vts && user !== undefined && <Questions vts={vts} isExhibitor={user?.is_exhibitor === true} />}
        </section>
        <div className={`grid gap-4 ${styles.aside}`}>
          <Contact />
          <section className="on-paper round-card">
            <h2>{t.legal}</h2>
            <div className="grid gap-2">
              <LinkButton to={TERMS} icon="document">
                {t.imprint}
              </LinkButton>
              <LinkButton to={PRIVACY_POLICY} icon="lock">
                {t.privacy}
              </LinkButton>
              <LinkButton to={TERMS_PDF} reloadDocument target="_blank" icon="download">
                {t.termsPdf}
              </LinkButton>
            </div>
            <p className={`row wrap gap-x-5 ${styles.choice}`}>
              <ConsentChoice />
            </p>
          </section>
        </div>
      </article>
    </ShowFrame>
  )
}
