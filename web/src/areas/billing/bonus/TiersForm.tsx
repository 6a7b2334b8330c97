import { type BonusYear, saveTiers } from '@fairfloor/domain/billing/bonus/desk-contract'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { bonusYearQuery } from './desk-queries.ts'
import { bonusDeskTexts } from './desk-texts.ts'
import { type DraftTier, draftOf, fromIn, percentIn, tiersIn, withTier } from './tiers-draft.ts'

/** The tiers of a year that was not paid yet. */
export function TiersForm({ of }: { of: BonusYear }) {
  const t = useTexts(bonusDeskTexts)
  const query = bonusYearQuery({ year: String(of.year) })
  const form = useDeskForm({
    name: `bonus-tiers ${of.year}`,
    record: of,
    draftOf: from => ({ tiers: draftOf(from.tiers) }),
    words: { tiers: t.tiers },
    faults: ({ tiers }) =>
      Object.fromEntries(
        tiers.flatMap(({ key, from, percent }) => [
          [`${key}.from`, fromIn(from) === undefined && t.wrongAmount],
          [`${key}.percent`, percentIn(percent) === undefined && t.wrongPercent],
        ]),
      ),
    call: saveTiers,
    input: (draft, version) => {
      const tiers = tiersIn(draft.tiers)
      return tiers ? { params: { year: of.year }, body: { version, tiers } } : null
    },
    updates: [query],
    invalidates: [bonusYearQuery({})],
  })
  const { tiers } = form.draft
  const change = (next: readonly DraftTier[]) => form.change({ tiers: [...next] })
  const field = (tier: DraftTier, i: number, part: 'from' | 'percent') => ({
    label: t.ofTier(t[part], i + 1),
    value: tier[part],
    error: form.errorAt(`${tier.key}.${part}`),
    onChange: ({ target }: { target: { value: string } }) =>
      change(tiers.map(one => (one === tier ? { ...tier, [part]: target.value } : one))),
  })
  return (
    <DeskPanel title={t.tiers} hint={t.tiersHint}>
      <DeskForm
        form={form}
        label={t.tiers}
        save={t.save}
        acts={
          <>
            <Button icon="plus" disabled={tiers.length >= 12} onClick={() => change(withTier(tiers))}>
              {t.add}
            </Button>
            {tiers.length === 0 && of.tiers_before.length > 0 && (
              <Button onClick={() => change(draftOf(of.tiers_before))}>{t.copy(of.year - 1)}</Button>
            )}
          </>
        }
      >
        {tiers.length === 0 && <p>{t.noTiers}</p>}
        <ol className="grid gap-3 measure">
          {tiers.map((tier, i) => (
            <li className="row bottom gap-3" key={tier.key}>
              <TextInput className="grow slim" {...field(tier, i, 'from')} inputMode="decimal" maxLength={12} />
              <TextInput className="grow slim" {...field(tier, i, 'percent')} inputMode="decimal" maxLength={8} />
              <IconButton
                icon="trash"
                label={t.remove(i + 1)}
                onClick={() => change(tiers.filter(one => one !== tier))}
              />
            </li>
          ))}
        </ol>
      </DeskForm>
    </DeskPanel>
  )
}
