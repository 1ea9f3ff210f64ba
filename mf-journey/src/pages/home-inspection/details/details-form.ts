import {
  inspectionEntry,
  inspectionTraits,
  type InspectionEntry,
  type InspectionTrait,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { count, textOrNull, typedCount, typedForm } from '../../../features/typed-form/index.js';

const contract = z.pick(inspectionEntry, { inspector: true, inspectedOn: true, yearBuilt: true, traits: true });
export type DetailsEntry = Pick<InspectionEntry, 'inspector' | 'inspectedOn' | 'yearBuilt' | 'traits'>;

export const traitNames = Object.keys(inspectionTraits) as InspectionTrait[];

const controls = z.object({
  inspector: z.string(),
  inspectedOn: textOrNull,
  yearBuilt: count,
  traits: z.array(z.enum(traitNames as [InspectionTrait, ...InspectionTrait[]])),
});
export type DetailsValues = z.input<typeof controls>;

export const detailsForm = typedForm<DetailsValues, DetailsEntry>(controls, contract);

export const detailsValues = ({ inspector, inspectedOn, yearBuilt, traits }: DetailsEntry): DetailsValues => ({
  inspector,
  inspectedOn: inspectedOn ?? '',
  yearBuilt: typedCount(yearBuilt),
  traits: [...traits],
});
