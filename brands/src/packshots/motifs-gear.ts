import type { Part } from './motif-part.ts'

/** Motifs for gear, in a box of 100 by 100, by a word of the product's name. */
const gear: Record<string, Part[]> = {
  Belt: [
    ['m', 'M4 36C4 28 24 24 50 24C76 24 96 28 96 36V64C96 72 76 76 50 76C24 76 4 72 4 64z'],
    ['d', 'M4 36C4 44 24 48 50 48C76 48 96 44 96 36V40C96 48 76 52 50 52C24 52 4 48 4 40z'],
    ['p', 'M36 46H64V80H36zM42 52V74H58V52z'],
  ],
  Wraps: [
    ['m', 'M28 20A30 30 0 1 1 28 80A30 30 0 1 1 28 20zM58 50H98V66H54z'],
    ['d', 'M28 30A20 20 0 1 1 28 70A20 20 0 1 1 28 30z'],
    ['m', 'M28 38A12 12 0 1 1 28 62A12 12 0 1 1 28 38z'],
    ['p', 'M84 50H98V66H82z'],
  ],
  Straps: [
    ['m', 'M10 8H30V60C30 84 62 84 62 60V44H82V60C82 108 10 108 10 60z'],
    ['d', 'M10 8H30V20H10zM62 44H82V54H62z'],
    ['p', 'M54 18H94V30H54zM54 34H94V40H54z'],
  ],
  Sleeves: [
    ['m', 'M20 4H76L68 48L80 96H24L32 48z'],
    ['d', 'M20 4H76L74 16H22zM26 84H77L80 96H24z'],
    ['p', 'M50 32A16 18 0 1 1 50 68A16 18 0 1 1 50 32z'],
  ],
  Gloves: [
    ['m', 'M26 96V66L8 44L18 36L28 46V12H38V40H42V4H52V40H56V8H66V42H70V20H80V60C80 74 74 80 74 96z'],
    ['d', 'M26 78H75V96H26z'],
    ['p', 'M36 50H68V58H36z'],
  ],
  Band: [
    [
      'm',
      'M50 8C78 8 96 26 96 50C96 74 78 92 50 92C22 92 4 74 4 50C4 26 22 8 50 8zM50 24C32 24 20 34 20 50C20 66 32 76 50 76C68 76 80 66 80 50C80 34 68 24 50 24z',
    ],
    ['d', 'M50 84C74 84 90 70 95 56C94 78 76 92 50 92C24 92 6 78 5 56C10 70 26 84 50 84z'],
  ],
  Pill: [
    ['m', 'M6 22H94V78H6z'],
    ['d', 'M12 30H28V70H12zM34 30H50V70H34zM56 30H72V70H56zM78 30H90V70H78z'],
    ['p', 'M16 44H24V56H16zM38 44H46V56H38zM60 44H68V56H60z'],
  ],
  Funnel: [
    ['m', 'M4 10H96V24L60 58V94L40 84V58L4 24z'],
    ['d', 'M4 10H96V20H4zM40 58H60V66H40z'],
  ],
  Scoop: [
    ['m', 'M6 30H58V42H98V54H58V62C58 78 46 88 32 88C18 88 6 78 6 62z'],
    ['d', 'M6 30H58V40H6z'],
    ['p', 'M82 46A3 3 0 1 1 82 52A3 3 0 1 1 82 46z'],
  ],
  Prep: [
    ['m', 'M6 30H94L88 84H12z'],
    ['d', 'M2 20H98V34H2z'],
    ['p', 'M20 44H46V74H23zM54 44H80L77 74H54z'],
  ],
}

/** The motif for a product's name; undefined if no word matches. */
export function gearOf(productName: string): Part[] | undefined {
  const word = productName.split(' ').find(each => each in gear)
  return word === undefined ? undefined : gear[word]
}
