import type { Answer } from '@fairfloor/domain/endpoint'
import { type getSecondFactor, removePasskey } from '@fairfloor/domain/people/security-contract'
import { useState } from 'react'
import { dayText } from '../../../lib/format.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { FactorRow } from './FactorRow.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { securityTexts } from './security-texts.ts'

type Factor = Answer<typeof getSecondFactor>
type Passkey = Factor['passkeys'][number]

interface PasskeysProps {
  factor: Factor
  /** With recovery codes where it was the first factor. */
  onChanged: (recoveryCodes: readonly string[]) => unknown
}

/** The user's passkeys, and the way to another one. */
export function Passkeys({ factor, onChanged }: PasskeysProps) {
  const t = useTexts(securityTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const day = (instant: string) => dayText(instant, timeZone, language)
  const historyOf = ({ created_at, used_at }: Passkey) =>
    [t.passkeyAdded(day(created_at)), ...(used_at ? [t.passkeyUsed(day(used_at))] : [])].join(' · ')
  return (
    <>
      {factor.passkeys.map(passkey => (
        <FactorRow
          key={passkey.id}
          icon="key"
          title={passkey.name}
          text={historyOf(passkey)}
          act={
            <Button aria-label={t.removeNamed(passkey.name)} onClick={() => setLeaving(passkey)}>
              {t.remove}
            </Button>
          }
        />
      ))}
      {factor.can_have_passkeys ? (
        <FactorRow
          icon="key"
          title={t.passkeyUnnamed}
          text={t.passkeyText}
          act={
            <Button aria-label={t.addPasskey} onClick={() => setAdding(true)}>
              {t.add}
            </Button>
          }
        />
      ) : (
        <p className="t13 ink-2 line-above pad-y-3">{t.passkeyNotHere}</p>
      )}
      <AddPasskey
        open={isAdding}
        onClose={() => setAdding(false)}
        onDone={codes => {
          setAdding(false)
          onChanged(codes)
        }}
      />
      <PasswordQuestion
        endpoint={removePasskey}
        params={{ id: leaving?.id }}
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t.removePasskey(leaving?.name ?? '')}
        text={t.removePasskeyText}
        act={t.remove}
        onDone={() => {
          setLeaving(null)
          onChanged([])
        }}
      />
    </>
  )
}
