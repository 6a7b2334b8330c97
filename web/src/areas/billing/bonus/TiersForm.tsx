import { type BonusYear, saveTiers } from '@fairfloor/domain/billing/bonus/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import styles from './desk.module.css'
import { bonusYearQuery } from './desk-queries.ts'
import { bonusDeskTexts } from './desk-texts.ts'
import { type DraftTier, draftOf, fromIn, percentIn, tiersIn, withTier } from './tiers-draft.ts'

/** The tiers of a year that was not paid yet. */
export function TiersForm({ of }: { of: BonusYear }) {
  const t = useTexts(bonusDeskTexts)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(of.tiers))
  // What the draft began with: a newer state from the server does not change what is being typed.
  const [version, setVersion] = useState(of.version)
  const [asked, setAsked] = useState(false)
  const query = bonusYearQuery({ year: String(of.year) })
  const begin = (from: BonusYear) => {
    setDraft(draftOf(from.tiers))
    setVersion(from.version)
    setAsked(false)
  }
  const save = useApiMutation(saveTiers, {
    updates: [query],
    invalidates: [bonusYearQuery({})],
    onSuccess: begin,
  })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    const tiers = tiersIn(draft)
    if (tiers) void save.run({ params: { year: of.year }, body: { version, tiers } })
  }
  const change = (changed: DraftTier) => setDraft(draft.map(one => (one.key === changed.key ? changed : one)))
  return (
    <DeskPanel title={t.tiers} hint={t.tiersHint}>
      <form className={form.form} aria-label={t.tiers} noValidate onSubmit={submit}>
        {draft.length === 0 && <p>{t.noTiers}</p>}
        <ol className={styles.tiers}>
          {draft.map((tier, i) => (
            <li key={tier.key}>
              <TextInput
                label={t.ofTier(t.from, i + 1)}
                inputMode="decimal"
                maxLength={12}
                value={tier.from}
                error={asked && fromIn(tier.from) === undefined ? t.wrongAmount : null}
                onChange={event => change({ ...tier, from: event.target.value })}
              />
              <TextInput
                label={t.ofTier(t.percent, i + 1)}
                inputMode="decimal"
                maxLength={8}
                value={tier.percent}
                error={asked && percentIn(tier.percent) === undefined ? t.wrongPercent : null}
                onChange={event => change({ ...tier, percent: event.target.value })}
              />
              <IconButton
                icon="trash"
                label={t.remove(i + 1)}
                onClick={() => setDraft(draft.filter(one => one !== tier))}
              />
            </li>
          ))}
        </ol>
        <SaveError
          of={save}
          onRetry={submit}
          onNewest={async () => begin(await client.fetchQuery({ ...query, staleTime: 0 }))}
        />
        <div className={form.acts}>
          <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
          <Button icon="plus" disabled={draft.length >= 12} onClick={() => setDraft(withTier(draft))}>
            {t.add}
          </Button>
          {draft.length === 0 && of.tiers_before.length > 0 && (
            <Button onClick={() => setDraft(draftOf(of.tiers_before))}>{t.copy(of.year - 1)}</Button>
          )}
        </div>
      </form>
    </DeskPanel>
  )
}
