import { removeTariff, type ShippingDesk, saveTariff } from '@fairfloor/domain/shipping/desk-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import form from '../back-office/desk-form.module.css'
import { FormActs } from '../back-office/FormActs.tsx'
import { ALL, useNames } from './names.ts'
import { deskChanges, shippingDeskQuery } from './queries.ts'
import styles from './ShippingDeskPage.module.css'
import { StepRows } from './StepRows.tsx'
import { bodyOf, type DeskTariff, draftOf, faultOfSteps, type TariffDraft } from './tariff-draft.ts'
import { shippingTexts } from './texts.ts'

interface TariffSheetProps {
  desk: ShippingDesk
  open: DeskTariff | 'new' | null
  onClose: () => void
}

/** A tariff that has not begun before today, one that replaces it from a later day, or a new one. */
export function TariffSheet({ desk, open, onClose }: TariffSheetProps) {
  const t = useTexts(shippingTexts).tariffs
  const tariff = open === 'new' ? null : open
  const title = tariff ? (tariff.may_change ? t.title : t.copy) : t.add
  return (
    <Sheet open={open !== null} onClose={onClose} title={title} narrow scrim>
      {open !== null && <TariffForm desk={desk} tariff={tariff} onDone={onClose} />}
    </Sheet>
  )
}

interface TariffFormProps {
  desk: ShippingDesk
  tariff: DeskTariff | null
  onDone: () => void
}

function TariffForm({ desk, tariff, onDone }: TariffFormProps) {
  const words = useTexts(shippingTexts)
  const t = words.tariffs
  const names = useNames()
  const isCopy = tariff !== null && !tariff.may_change
  const changed = isCopy ? null : tariff
  const [draft, setDraft] = useState<TariffDraft>(() => draftOf(tariff, isCopy))
  const [asked, setAsked] = useState(false)
  const changes = { ...deskChanges, invalidatesOnRefusal: [shippingDeskQuery], onSuccess: onDone }
  const save = useApiMutation(saveTariff, changes)
  const remove = useApiMutation(removeTariff, changes)
  const fault = asked ? faultOfSteps(draft.steps) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const body = bodyOf(draft, changed?.version ?? null)
    if (body) void save.run({ body })
  }
  const change = (next: Partial<TariffDraft>) => setDraft(before => ({ ...before, ...next }))
  const errorAt = (path: string) => save.fieldErrors.find(error => error.path === path)?.detail ?? null
  return (
    <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
      {isCopy && <p className={styles.hint}>{t.begun}</p>}
      <div className={form.row}>
        <Select
          label={words.country}
          value={draft.country}
          disabled={tariff !== null}
          options={[ALL, ...desk.countries].map(code => ({
            value: code,
            label: names.country(code === ALL ? null : code),
          }))}
          onChange={country => change({ country })}
        />
        <Select
          label={words.carrier}
          value={draft.carrier}
          disabled={tariff !== null}
          options={[ALL, ...desk.carriers.map(({ name }) => name)].map(name => ({
            value: name,
            label: names.carrier(name === ALL ? null : name),
          }))}
          onChange={carrier => change({ carrier })}
        />
      </div>
      <TextInput
        type="date"
        label={t.validFrom}
        min={desk.today}
        disabled={changed !== null}
        value={draft.validFrom}
        error={asked && draft.validFrom === '' ? words.missing : errorAt('valid_from')}
        onChange={event => change({ validFrom: event.target.value })}
      />
      <StepRows steps={draft.steps} onChange={steps => change({ steps })} />
      {fault && (
        <p className={styles.wrong} role="alert">
          {t[fault]}
        </p>
      )}
      <MutationError of={save} onRetry={submit} />
      <FormActs save={save} label={t.save}>
        {changed && (
          <AskFirst
            icon="trash"
            label={words.remove}
            sure={words.sure}
            of={remove}
            onSure={() => {
              const { version, country, carrier, valid_from } = changed
              void remove.run({ body: { version, country, carrier, valid_from } })
            }}
          >
            {t.removeText}
          </AskFirst>
        )}
      </FormActs>
    </form>
  )
}
