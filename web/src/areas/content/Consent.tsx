import { PRIVACY_POLICY } from '@fairfloor/domain/content/addresses'
import { FAIR } from '@fairfloor/domain/trade-show/addresses'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { answerConsent, useConsent } from '../../lib/consent.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSettings } from '../../lib/settings.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Consent.module.css'
import { consentTexts } from './consent-texts.ts'

/** Third-party scripts that the operator has set up; none is loaded before consent. */
function useThirdParties() {
  const settings = useSettings()
  const widget = settings?.help_widget_url ?? null
  const tagManager = settings?.tag_manager_id ?? null
  return { widget, tagManager, asks: widget !== null || tagManager !== null }
}

/** The consent banner, and the scripts that it allows: the tag manager everywhere, the help window on the pages of the show. */
export function Consent() {
  const t = useTexts(consentTexts)
  const { widget, tagManager, asks } = useThirdParties()
  const consent = useConsent()
  const isAtFair = useLocation().pathname.startsWith(FAIR)
  useScript(consent === 'allowed' && tagManager ? tagManagerAddress(tagManager) : null)
  useScript(consent === 'allowed' && isAtFair ? widget : null)
  if (!asks || consent !== null) return null
  return (
    <section className={`grid gap-3 t13 on-paper bordered round-card pad-4 ${styles.bar}`} aria-label={t.label}>
      <p>
        {t.question} <PageLink to={PRIVACY_POLICY}>{t.more}</PageLink>
      </p>
      <div className={`grid gap-3 ${styles.answers}`}>
        <Button onClick={() => answerConsent('declined')}>{t.decline}</Button>
        <Button onClick={() => answerConsent('allowed')}>{t.allow}</Button>
      </div>
    </section>
  )
}

/** Reopens the question; nothing where no consent is needed. */
export function ConsentChoice() {
  const t = useTexts(consentTexts)
  const { asks } = useThirdParties()
  const consent = useConsent()
  if (!asks || consent === null) return null
  return (
    <button type="button" onClick={() => answerConsent(null)}>
      {t.change}
    </button>
  )
}

const tagManagerAddress = (id: string) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`

/** Loads a script once; it stays until the page is left, as scripts cannot be unloaded. */
function useScript(address: string | null) {
  useEffect(() => {
    if (!address || [...document.scripts].some(script => script.src === address)) return
    const script = document.createElement('script')
    script.src = address
    script.async = true
    document.head.append(script)
  }, [address])
}
