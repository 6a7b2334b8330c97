import { sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { editorTexts } from './editor-texts.ts'
import { LookFields } from './LookFields.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { PictureField } from './PictureField.tsx'
import { VideoField } from './VideoField.tsx'
import styles from './week-desk.module.css'
import type { Goods } from './week-draft.ts'

interface GoodsRowProps {
  of: 'brands' | 'products'
  goods: Goods
  at: number
  count: number
  isOpen: boolean
  /** Of a field, or of the whole with ''. */
  errorAt: (path: string) => string | null
  onToggle: () => void
  onChange: (changed: Partial<Goods>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A brand or a product in one line; unfolded with all that is set of it. */
export function GoodsRow(props: GoodsRowProps) {
  const { language } = useLanguage()
  const { of, goods, at, count, errorAt, onToggle, onChange, onMove, onRemove } = props
  const t = useTexts(editorTexts)
  const fields = ['', 'percent', 'color_background', 'color_text', 'image', 'video', 'background', 'image_transparent']
  const isWrong = fields.some(field => errorAt(field) !== null)
  const isOpen = props.isOpen || isWrong
  const name = sizeText(goods.name, language) || t.gone
  return (
    <li className={classes('stack gap-4 line-above pad-y-2', isOpen && styles.open)}>
      <div className={`grid middle gap-y-2 gap-x-4 ${styles.row}`}>
        <span className={`grid in-middle clipped on-fog round-input ${styles.thumb}`}>
          {goods.thumb && <img src={goods.thumb} alt="" width="48" height="48" />}
        </span>
        <span className="grid slim anywhere">
          {goods.brand && <small className="t13 fg-2">{goods.brand}</small>}
          <b className="medium">{name}</b>
        </span>
        <span className="row middle gap-2">
          <Swatch goods={goods} />
          {goods.percent !== '' && <Tag tone="signal">{`−${goods.percent} %`}</Tag>}
        </span>
        <OrderButtons name={name} at={at} of={count} onMove={onMove} onRemove={onRemove}>
          <IconButton
            icon={isOpen ? 'close' : 'edit'}
            label={isOpen ? t.fold(name) : t.edit(name)}
            aria-expanded={isOpen}
            onClick={onToggle}
          />
        </OrderButtons>
      </div>
      {errorAt('') && <p className="t13 error">{errorAt('')}</p>}
      {isOpen && (
        <div className="stack gap-4">
          <LookFields of={of} goods={goods} errorAt={errorAt} onChange={onChange} />
          {of === 'brands' ? (
            <div className={`grid gap-y-4 gap-x-5 ${styles.both}`}>
              <PictureField
                label={t.pictures.image}
                of={goods.image}
                error={errorAt('image')}
                onChange={image => onChange({ image })}
              />
              <VideoField of={goods.video} error={errorAt('video')} onChange={video => onChange({ video })} />
            </div>
          ) : (
            <div className={`grid gap-y-4 gap-x-5 ${styles.both}`}>
              <PictureField
                label={t.pictures.background}
                of={goods.background}
                error={errorAt('background')}
                onChange={background => onChange({ background })}
              />
              <PictureField
                label={t.pictures.transparent}
                of={goods.transparent}
                error={errorAt('image_transparent')}
                onChange={transparent => onChange({ transparent })}
              />
            </div>
          )}
        </div>
      )}
    </li>
  )
}

/** Both colours at a glance. */
const Swatch = ({ goods: { ground, ink } }: { goods: Goods }) => (
  <span
    className={`grid in-middle bordered round-input ${styles.swatch}`}
    style={{ background: ground || '#000000', color: ink || '#ffffff' }}
    aria-hidden="true"
  >
    Aa
  </span>
)
