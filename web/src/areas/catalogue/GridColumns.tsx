import { useTexts } from '../../lib/texts.tsx'
import styles from './OrderGrid.module.css'
import { catalogueTexts } from './texts.ts'
import { useGoal } from './use-goal.ts'

/** The heads of the grid's columns. */
export function GridColumns({ priced, isListOnly }: { priced: boolean; isListOnly: boolean }) {
  const t = useTexts(catalogueTexts)
  const goal = useGoal()
  return (
    <div className={`grid middle t13 ink-3 nowrap ${styles.columns}`} aria-hidden="true">
      <span />
      <span>{t.flavour}</span>
      <span>{t.stock}</span>
      {!isListOnly && (
        <>
          <span>{t.piecesHead}</span>
          <span>{priced ? t.pieceAndCases : t.cases}</span>
          <span>
            {priced && (
              <>
                {t.caseAndSum} <i>{t.exclVat}</i>
              </>
            )}
          </span>
          <span>{goal.head}</span>
        </>
      )}
    </div>
  )
}
