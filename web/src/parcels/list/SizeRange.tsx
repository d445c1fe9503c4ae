import '@mantine/core/styles/Slider.layer.css'
import { saySize, squareMetres } from '@allmende/domain/parcels/size.ts'
import { RangeSlider } from '@mantine/core'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { filterTexts as texts } from './filter.texts.ts'
import classes from './filter.module.css'
import { ownRange, type Range, sliderOf } from './size-range.ts'
import { useSettled } from './useSettled.ts'

type SizeRangeProps = Range & {
  /** Of all that the viewer may see; null where no size is known. */
  largest: number | null
  onRange: (range: Range) => void
}

/** Sizes from 0 to the largest there is, drawn or typed. */
export function SizeRange({ minSize, maxSize, largest, onRange }: SizeRangeProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [shown, show] = useSettled<Range>({ minSize, maxSize }, onRange)
  const slider = sliderOf(shown, largest)
  const isCrossed = (shown.minSize ?? 0) > (shown.maxSize ?? Infinity)
  const field = { min: 0, decimals: 2, unit: squareMetres[language] }
  return (
    <div className={classes.sizes}>
      <div className={classes.ends}>
        <NumberField
          {...field}
          label={say(texts.sizeFrom)}
          value={shown.minSize ?? null}
          onChange={(size) => show({ ...shown, minSize: size ?? undefined })}
        />
        <NumberField
          {...field}
          label={say(texts.sizeTo)}
          value={shown.maxSize ?? null}
          error={isCrossed ? say(texts.sizesCrossed) : undefined}
          onChange={(size) => show({ ...shown, maxSize: size ?? undefined })}
        />
      </div>
      {slider && (
        <RangeSlider
          min={0}
          max={slider.max}
          step={slider.step}
          minRange={0}
          value={slider.value}
          label={(size) => saySize(size, language)}
          thumbFromLabel={say(texts.sizeFrom)}
          thumbToLabel={say(texts.sizeTo)}
          className={classes.slider ?? ''}
          onChange={(ends) => show(ownRange(ends, slider.max))}
        />
      )}
    </div>
  )
}
