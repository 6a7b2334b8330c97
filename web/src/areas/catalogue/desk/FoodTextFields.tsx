import { emphasised } from '@fairfloor/domain/catalogue/emphasis'
import { Fragment } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import styles from './desk.module.css'
import { foodDeskTexts } from './food-desk-texts.ts'
import { listIn, newOperator, type OperatorDraft, type TextDraft } from './food-draft.ts'

interface FoodTextFieldsProps {
  language: string
  text: TextDraft
  errorAt: (path: string) => string | null
  onChange: (changed: Partial<TextDraft>) => void
}

/** A label in one language, with the ingredients as customers see them. */
export function FoodTextFields({ language, text, errorAt, onChange }: FoodTextFieldsProps) {
  const t = useTexts(foodDeskTexts)
  const changeOperator = (at: number, changed: Partial<OperatorDraft>) =>
    onChange({ operators: text.operators.map((one, i) => (i === at ? { ...one, ...changed } : one)) })
  return (
    <>
      <TextInput
        label={t.legalName}
        lang={language}
        maxLength={500}
        value={text.legal_name}
        error={errorAt('legal_name')}
        onChange={event => onChange({ legal_name: event.target.value })}
      />
      <TextArea
        label={t.ingredients}
        lang={language}
        rows={5}
        maxLength={5000}
        value={text.ingredients}
        hint={t.ingredientsHint}
        onChange={event => onChange({ ingredients: event.target.value })}
      />
      <TextInput
        label={t.allergens}
        lang={language}
        maxLength={1000}
        value={text.allergens}
        hint={t.allergensHint}
        error={errorAt('allergens')}
        onChange={event => onChange({ allergens: event.target.value })}
      />
      {text.ingredients !== '' && (
        <p className={`on-fog round-input pad-3 ${styles.preview}`} lang={language}>
          <small className="t13 ink-2 block">{t.preview}</small>
          {emphasised(text.ingredients, listIn(text.allergens), language).map((part, i) => {
            const key = `${i} ${part.text}`
            return part.isAllergen ? <strong key={key}>{part.text}</strong> : <Fragment key={key}>{part.text}</Fragment>
          })}
        </p>
      )}
      <TextInput
        label={t.operatorName}
        maxLength={200}
        value={text.operator_name}
        onChange={event => onChange({ operator_name: event.target.value })}
      />
      <TextInput
        label={t.operatorAddress}
        maxLength={500}
        value={text.operator_address}
        onChange={event => onChange({ operator_address: event.target.value })}
      />
      <fieldset className={`grid at-start gap-3`}>
        <legend className="medium mb-2">{t.operators}</legend>
        {text.operators.map((operator, i) => (
          <div key={operator.key} className={`grid top gap-3 wide ${styles.operator}`}>
            <TextInput
              label={t.countries}
              maxLength={240}
              value={operator.countries}
              hint={t.countriesHint}
              error={errorAt(`operators.${i}.countries`)}
              onChange={event => changeOperator(i, { countries: event.target.value })}
            />
            <TextInput
              label={t.name}
              maxLength={200}
              value={operator.name}
              onChange={event => changeOperator(i, { name: event.target.value })}
            />
            <TextInput
              label={t.address}
              maxLength={500}
              value={operator.address}
              onChange={event => changeOperator(i, { address: event.target.value })}
            />
            <IconButton
              icon="trash"
              label={t.remove(operator.name || operator.countries)}
              onClick={() => onChange({ operators: text.operators.filter((_, at) => at !== i) })}
            />
          </div>
        ))}
        <Button
          variant="ghost"
          onClick={() => onChange({ operators: [...text.operators, newOperator(text.operators)] })}
        >
          {t.add}
        </Button>
      </fieldset>
      <TextArea
        label={t.storage}
        lang={language}
        optional
        rows={2}
        maxLength={1000}
        value={text.storage}
        onChange={event => onChange({ storage: event.target.value })}
      />
      <TextInput
        label={t.origin}
        lang={language}
        optional
        maxLength={200}
        value={text.origin}
        onChange={event => onChange({ origin: event.target.value })}
      />
    </>
  )
}
