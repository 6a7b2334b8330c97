import { removeTariff, type ShippingDesk, saveTariff } from '@fairfloor/domain/shipping/desk-contract'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { ALL, useNames } from './names.ts'
import { deskChanges, shippingDeskQuery, useNewest } from './queries.ts'
import { StepRows } from './StepRows.tsx'
import { bodyOf, type DeskTariff, draftOf, faultOfSteps } from './tariff-draft.ts'
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
  const changes = { ...deskChanges, invalidatesOnRefusal: [shippingDeskQuery], onSuccess: onDone }
  const remove = useApiMutation(removeTariff, changes)
  const form = useDeskForm({
    ...changes,
    name: `tariff ${tariff ? `${tariff.country} ${tariff.carrier} ${tariff.valid_from}` : 'new'}`,
    record: tariff,
    draftOf: from => draftOf(from, isCopy),
    newest: useNewest(({ tariffs }) => changed && tariffs.find(one => isSameTariff(one, changed))),
    words: { country: words.country, carrier: words.carrier, validFrom: t.validFrom, steps: t.steps },
    faults: ({ validFrom, steps }) => ({
      validFrom: validFrom === '' && words.missing,
      steps: faultOfSteps(steps) && ' ',
    }),
    call: saveTariff,
    input: (draft, version) => {
      const body = bodyOf(draft, changed && version)
      return body && { body }
    },
  })
  const fault = form.isAsked ? faultOfSteps(form.draft.steps) : null
  return (
    <DeskForm
      form={form}
      label={t.title}
      save={t.save}
      acts={
        changed && (
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
        )
      }
    >
      {isCopy && <p className="t13 ink-2">{t.begun}</p>}
      <div className="grid fields top gap-4">
        <Select
          {...form.choice('country')}
          disabled={tariff !== null}
          options={[ALL, ...desk.countries].map(code => ({
            value: code,
            label: names.country(code === ALL ? null : code),
          }))}
        />
        <Select
          {...form.choice('carrier')}
          disabled={tariff !== null}
          options={[ALL, ...desk.carriers.map(({ name }) => name)].map(name => ({
            value: name,
            label: names.carrier(name === ALL ? null : name),
          }))}
        />
      </div>
      <TextInput {...form.text('validFrom', 'valid_from')} type="date" min={desk.today} disabled={changed !== null} />
      <StepRows steps={form.draft.steps} onChange={steps => form.change({ steps })} />
      {fault && (
        <p className="t13 red" role="alert">
          {t[fault]}
        </p>
      )}
    </DeskForm>
  )
}

const isSameTariff = (a: DeskTariff, b: DeskTariff): boolean =>
  a.country === b.country && a.carrier === b.carrier && a.valid_from === b.valid_from
