import { useContext } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import styles from './OrderGrid.module.css'
import { GridGoal } from './ordered-lines.ts'
import { catalogueTexts } from './texts.ts'

/** The heads of the grid's columns. */
export function GridColumns({ priced, isListOnly }: { priced: boolean; isListOnly: boolean }) {
  const t = useTexts(catalogueTexts)
  const goal = useContext(GridGoal)
  return (
    <div className={styles.columns} aria-hidden="true">
      <span />
      <span>{t.flavour}</span>
      <span>{t.stock}</span>
      {!isListOnly && (
        <>
          <span>{t.piecesHead}</span>
          <span>{t.cases}</span>
          <span>{priced && t.sum}</span>
          <span>{t.grid.goals[goal].head}</span>
        </>
      )}
    </div>
  )
}
