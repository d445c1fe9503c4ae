/** Eight digits behind the point are a millimetre. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e8) / 1e8
