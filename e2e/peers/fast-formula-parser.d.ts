declare module "fast-formula-parser" {
  type Place = { sheet: string; row: number; col: number };
  type Area = { sheet: string; from: { row: number; col: number }; to: { row: number; col: number } };
  type Value = string | number | boolean | null | undefined;
  export default class FormulaParser {
    constructor(hooks: { onCell(place: Place): Value; onRange(area: Area): Value[][] });
    parse(formula: string, place: Place): unknown;
  }
}
