import { getNutritionFacts } from '@fairfloor/domain/catalogue/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../lib/error-words.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './parts.module.css'
import { catalogueTexts } from './texts.ts'

interface FactsModalProps {
  flavourId: number
  name: string
  open: boolean
  onClose: () => void
}

/** The nutrition facts of a flavour; in the reader's language if available. */
export default function FactsModal({ flavourId, name, open, onClose }: FactsModalProps) {
  const t = useTexts(catalogueTexts).facts
  const [chosen, setChosen] = useState(navigator.language.slice(0, 2))
  const { data: facts, error } = useQuery(queryOf(getNutritionFacts, { params: { id: flavourId } }))
  const shown = facts?.find(({ language }) => language === chosen) ?? facts?.find(one => one.is_default) ?? facts?.[0]
  return (
    <Modal open={open} onClose={onClose} title={t.button} description={name} size="m">
      <div className={`grid at-start gap-4 ${styles.facts}`}>
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
            <img className="wide" src={shown.public_url} alt={t.of(name)} lang={shown.language} />
          </>
        )}
      </div>
    </Modal>
  )
}
