import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatOneDReader,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library'

const reader = new MultiFormatOneDReader(
  new Map<DecodeHintType, unknown>([
    [
      DecodeHintType.POSSIBLE_FORMATS,
      [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.ITF, BarcodeFormat.CODE_128],
    ],
    // Shorter ones are found in any stripes.
    [DecodeHintType.ALLOWED_LENGTHS, Int32Array.of(14)],
    [DecodeHintType.TRY_HARDER, true],
  ]),
)

/** The number of goods in a picture: of a piece or a case; null where none is seen. */
export function readBarcode({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const grey = new Uint8ClampedArray(width * height)
  for (let i = 0; i < grey.length; i++) grey[i] = (data[4 * i]! + 2 * data[4 * i + 1]! + data[4 * i + 2]!) / 4
  try {
    const source = new RGBLuminanceSource(grey, width, height)
    return numberIn(reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText())
  } catch (error) {
    if (isUnreadable(error)) return null
    throw error
  }
}

/** GS1-128 says before the number of goods that it is one. */
const numberIn = (text: string): string => /^\D?01(\d{14})/.exec(text)?.[1] ?? text

/** The library throws one of its kinds for what it cannot read. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof NotFoundException || (error instanceof Error && /Exception$/.test(error.name))
