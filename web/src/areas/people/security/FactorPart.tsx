import type { Answer } from '@fairfloor/domain/endpoint'
import { getSecondFactor, removeAuthenticator, renewRecoveryCodes } from '@fairfloor/domain/people/security-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { refreshUser } from '../../../visit/refresh-user.ts'
import { sameSitePath } from '../../../visit/same-site-path.ts'
import { FactorRow } from './FactorRow.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx'
import styles from './security.module.css'
import { securityTexts } from './security-texts.ts'

type Factor = Answer<typeof getSecondFactor>

/** The authenticator app and the recovery codes. After a set-up that was demanded, the page leads on to its target. */
export function FactorPart({ factor, isForced }: { factor: Factor; isForced: boolean }) {
  const t = useTexts(securityTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const client = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [asked, setAsked] = useState<'set up' | 'remove app' | 'renew' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const since = factor.authenticator_since

  const refresh = () => client.invalidateQueries(queryOf(getSecondFactor, {}))
  const show = (recoveryCodes: readonly string[]) => {
    setAsked(null)
    void refresh()
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
  }
  const leaveCodes = async () => {
    setCodes(null)
    if (!isForced) return
    await refreshUser(client)
    navigate(sameSitePath(query.get('target'), location.origin) ?? '/', { replace: true })
  }
  return (
    <section className="stack gap-3">
      <div className={`row wrap middle gap-y-2 gap-x-3 ${styles.head}`}>
        <h2 className="row middle target">{t.factor}</h2>
        <Tag tone={factor.is_on ? 'green' : 'soft'}>{factor.is_on ? t.on : t.off}</Tag>
        <p className="ink-2 own-line">{t.factorLead}</p>
      </div>
      <div className="line-below">
        <FactorRow
          icon="mobile"
          title={t.app}
          text={since ? t.appSince(dayText(since, timeZone, language)) : t.appOff}
          act={
            since ? (
              <div className={`grid gap-2 ${styles.two}`}>
                <Button onClick={() => setAsked('set up')}>{t.newPhone}</Button>
                <Button onClick={() => setAsked('remove app')}>{t.remove}</Button>
              </div>
            ) : (
              <Button variant="signal" onClick={() => setAsked('set up')}>
                {t.setUp}
              </Button>
            )
          }
        />
        <Passkeys factor={factor} onChanged={show} />
        {factor.is_on && (
          <FactorRow
            icon="list"
            title={t.codes}
            text={`${t.codesText} ${t.codesLeft(factor.recovery_codes_left)}`}
            act={<Button onClick={() => setAsked('renew')}>{t.renew}</Button>}
          />
        )}
      </div>
      <SetUpAuthenticator open={asked === 'set up'} onClose={() => setAsked(null)} onDone={show} />
      <PasswordQuestion
        endpoint={removeAuthenticator}
        open={asked === 'remove app'}
        onClose={() => setAsked(null)}
        title={t.removeApp}
        text={t.removeAppText}
        act={t.remove}
        onDone={() => show([])}
      />
      <PasswordQuestion
        endpoint={renewRecoveryCodes}
        open={asked === 'renew'}
        onClose={() => setAsked(null)}
        title={t.renewTitle}
        text={t.renewText}
        act={t.renew}
        onDone={answer => show(answer.recovery_codes)}
      />
      <RecoveryCodes codes={codes} onKept={leaveCodes} />
    </section>
  )
}
