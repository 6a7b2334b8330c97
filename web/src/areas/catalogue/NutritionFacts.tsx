import { getNutritionFacts } from '@fairfloor/domain/catalogue/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../lib/error-words.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './NutritionFacts.module.css'
import { catalogueTexts } from './texts.ts'

/** The nutrition facts of a flavour, loaded when opened; in the reader's language if available. */
export function NutritionFacts({ flavourId, name, tabIndex }: { flavourId: number; name: string; tabIndex?: number }) {
  const t = useTexts(catalogueTexts).facts
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(navigator.language.slice(0, 2))
  const { data: facts, error } = useQuery({
    ...queryOf(getNutritionFacts, { params: { id: flavourId } }),
    enabled: isOpen,
  })
  const shown = facts?.find(({ language }) => language === chosen) ?? facts?.find(one => one.is_default) ?? facts?.[0]
  return (
    <>
      <IconButton icon="document" label={t.of(name)} tabIndex={tabIndex} onClick={() => setOpen(true)} />
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t.button} description={name} size="m">
        <div className={styles.facts}>
          {error && <p role="alert">{errorWords(error)}</p>}
          {facts?.length === 0 && <p>{t.none}</p>}
          {facts && shown && (
            <>
              <Select
                inline
                label={t.language}
                value={shown.language}
                onChange={setChosen}
                options={facts.map(({ language }) => ({ value: language, label: language.toUpperCase() }))}
              />
              <img src={shown.public_url} alt={t.of(name)} lang={shown.language} />
            </>
          )}
        </div>
      </Modal>
    </>
  )
}
