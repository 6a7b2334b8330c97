import { Autocomplete } from '@base-ui/react/autocomplete'
import { SHORTEST_TERM } from '@fairfloor/domain/assortment/search-words'
import type { Counter } from '@fairfloor/domain/quick-order/addresses'
import { getSuggestions, type Suggestion } from '@fairfloor/domain/quick-order/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import field from '../../ui/Field.module.css'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './QuickOrder.module.css'
import { quickOrderTexts } from './texts.ts'
import type { QuickOrderState } from './use-quick-order.ts'

type LineEntryProps = Pick<QuickOrderState, 'append'> & { at: Counter }

/** One line after the other by keyboard: some letters, Enter takes the suggestion, a quantity, Enter adds it. */
export default function LineEntry({ at, append }: LineEntryProps) {
  const { language } = useLanguage()
  const t = useTexts(quickOrderTexts)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  const [quantity, setQuantity] = useState('')
  const id = useId()
  const entry = useRef<HTMLInputElement>(null)
  const pieces = useRef<HTMLInputElement>(null)
  const term = useDeferredValue(text.trim())
  const isOn = chosen === null && term.length >= SHORTEST_TERM
  const { data = [], isFetching } = useQuery({
    ...queryOf(getSuggestions, { query: { term, at } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const suggestions = isOn ? data : []

  const choose = (suggestion: Suggestion) => {
    setChosen(suggestion)
    setText(nameOf(suggestion))
    pieces.current?.focus()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const number = chosen?.number ?? text.trim()
    if (number === '') return entry.current?.focus()
    void append(`${number}\t${quantity.trim() || 1}`)
    setText('')
    setChosen(null)
    setQuantity('')
    entry.current?.focus()
  }
  return (
    <form className={`grid bottom gap-2 mb-3 ${styles.lineEntry}`} onSubmit={add}>
      <Autocomplete.Root
        items={suggestions}
        value={text}
        onValueChange={(typed, { reason }) => {
          if (reason === 'item-press') return
          setText(typed)
          setChosen(null)
        }}
        itemToStringValue={nameOf}
        mode="none"
      >
        <div className={`grid slim ${styles.field}`}>
          <label className="t13 medium fg-2" htmlFor={id}>
            {t.entry}
          </label>
          <Autocomplete.Input
            id={id}
            ref={entry}
            className={classes(field.input, 'ellipsis')}
            placeholder={t.entryHint}
            maxLength={100}
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} align="start" className={styles.positioner}>
            <Autocomplete.Popup
              className={`on-paper bordered round-card ${styles.popup}`}
              aria-label={t.suggestions}
              aria-busy={isFetching}
            >
              <Autocomplete.Empty className={styles.none}>{isOn && !isFetching && t.noSuggestion}</Autocomplete.Empty>
              <Autocomplete.List>
                {(one: Suggestion) => (
                  <Autocomplete.Item
                    key={one.flavour_id}
                    value={one}
                    className={`grid ${styles.item}`}
                    onClick={() => choose(one)}
                  >
                    <b>{sizeText(nameOf(one), language)}</b>
                    <span className="t13 ink-2">{one.number}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <TextInput
        ref={pieces}
        label={t.quantity}
        inputMode="text"
        autoComplete="off"
        placeholder="1"
        maxLength={12}
        value={quantity}
        onChange={event => setQuantity(event.target.value)}
      />
      <Button type="submit" variant="outline" icon="plus" aria-label={t.add}>
        <span className={styles.word}>{t.addWord}</span>
      </Button>
    </form>
  )
}

const nameOf = ({ size, flavour }: Suggestion): string => `${size}, ${flavour}`
