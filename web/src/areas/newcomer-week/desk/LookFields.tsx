import { locales } from '@fairfloor/domain/formats'
import { contrast, isColour, READABLE } from '@fairfloor/domain/seller/colours'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ColourField } from './ColourField.tsx'
import { editorTexts } from './editor-texts.ts'
import styles from './week-desk.module.css'
import type { Goods } from './week-draft.ts'

/** What the showcase takes where no colour is set. */
const BACKGROUND = '#000000'
const TEXT = '#ffffff'

interface LookFieldsProps {
  of: 'brands' | 'products'
  goods: Goods
  errorAt: (path: string) => string | null
  onChange: (changed: Partial<Goods>) => void
}

/** Percentage and colours, with an example of how they look together. */
export function LookFields({ of, goods, errorAt, onChange }: LookFieldsProps) {
  const t = useTexts(editorTexts)
  const { language } = useLanguage()
  const ground = isColour(goods.ground) ? goods.ground : BACKGROUND
  const ink = isColour(goods.ink) ? goods.ink : TEXT
  const found = contrast(ground, ink)
  // Rounded down: 4.49 is not enough and must not read as 4.5.
  const ratio = (Math.floor(found * 10) / 10).toLocaleString(locales[language])
  return (
    <>
      <div className={`grid top gap-y-4 gap-x-5 ${styles.look}`}>
        <TextInput
          label={t.percent}
          hint={of === 'brands' ? t.brandPercentHint : t.productPercentHint}
          inputMode="numeric"
          maxLength={2}
          value={goods.percent}
          error={errorAt('percent')}
          onChange={event => onChange({ percent: event.target.value })}
        />
        <ColourField
          label={t.ground}
          value={goods.ground}
          fallback={BACKGROUND}
          error={errorAt('color_background')}
          onChange={next => onChange({ ground: next })}
        />
        <ColourField
          label={t.ink}
          value={goods.ink}
          fallback={TEXT}
          error={errorAt('color_text')}
          onChange={next => onChange({ ink: next })}
        />
        <figure
          className={`grid bordered round-card pad-y-3 pad-x-4 m-0 ${styles.example}`}
          aria-label={t.example}
          style={{ background: ground, color: ink }}
        >
          {(goods.transparent ?? goods.image) && <img src={(goods.transparent ?? goods.image)?.url} alt="" />}
          <figcaption className="row baseline between gap-2 anywhere">
            <b>{goods.name}</b>
            {goods.percent !== '' && <span className="nowrap">{`−${goods.percent} %`}</span>}
          </figcaption>
        </figure>
      </div>
      {found < READABLE && <Alert tone="warning">{t.weak(ratio)}</Alert>}
    </>
  )
}
