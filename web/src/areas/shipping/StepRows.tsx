import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { EMPTY_STEP, type StepDraft } from './tariff-draft.ts'
import { shippingTexts } from './texts.ts'

interface StepRowsProps {
  steps: readonly StepDraft[]
  onChange: (steps: readonly StepDraft[]) => void
}

/** The prices of a tariff by goods value and weight. */
export function StepRows({ steps, onChange }: StepRowsProps) {
  const t = useTexts(shippingTexts).tariffs
  const change = (key: number, changed: Partial<StepDraft>) =>
    onChange(steps.map(step => (step.key === key ? { ...step, ...changed } : step)))
  const add = () => onChange([...steps, { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, ...EMPTY_STEP }])
  return (
    <fieldset className="grid gap-3">
      <legend>{t.steps}</legend>
      {steps.map((step, i) => {
        const field = (name: 'net' | 'kg' | 'price', label: string) => (
          <TextInput
            className="grow slim"
            label={label}
            aria-label={t.of(label, i + 1)}
            hideLabel={i > 0}
            inputMode="decimal"
            maxLength={10}
            value={step[name]}
            onChange={event => change(step.key, { [name]: event.target.value })}
          />
        )
        return (
          <div key={step.key} className="row bottom gap-2">
            {field('net', t.fromNet)}
            {field('kg', t.fromKg)}
            {field('price', t.price)}
            <IconButton
              icon="trash"
              label={t.dropStep(i + 1)}
              disabled={steps.length === 1}
              onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
            />
          </div>
        )
      })}
      <div>
        <Button icon="plus" onClick={add}>
          {t.addStep}
        </Button>
      </div>
    </fieldset>
  )
}
