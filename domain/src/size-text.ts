/** The name of a size with the decimal sign of all numbers: '2.5 kg' is '2,5 kg'. */
export const sizeText = (name: string): string => name.replace(/(\d)\.(\d+)(?=\s?(?:kg|g|l|ml)\b)/gi, '$1,$2')
