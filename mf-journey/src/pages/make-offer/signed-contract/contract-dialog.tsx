import type { ReactNode } from 'react';
import {
  propertyTimeZones,
  usStates,
  type AssessedHome,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useContractEntry } from '../../../features/contract/index.js';
import { FormDialog } from '../../../features/dialogs/index.js';
import { useToday } from '../../../features/local-time/index.js';
import { useMilestone, useMilestones } from '../../../features/milestones/index.js';
import { FieldGroup, MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { contractSchema, firstValues, valuesOf, zonesOf, type ContractValues } from './contract-form.js';

export interface ContractDialogProps {
  /** From which the buyer can take what is known. */
  readonly homes: readonly AssessedHome[];
  readonly onClose: () => void;
}

/** Asks what a signed contract says, and counts its deadlines. */
export function ContractDialog({ homes, onClose }: ContractDialogProps): ReactNode {
  const { enter } = useContractEntry();
  const celebrate = useCelebratedEntry();
  const today = useToday();
  const form = useContractForm<ContractValues, PurchaseTerms>({
    schema: contractSchema,
    defaultValues: firstValues(homes[0]),
    async send(terms) {
      const contract = await enter.mutateAsync(terms);
      onClose();
      celebrate(contract);
    },
  });
  return (
    <FormDialog size="large" title="Your signed contract" saveText="Count my deadlines" form={form} onClose={onClose}>
      <p>Copy it from the signed pages. You can compare and correct each date afterward.</p>
      <HomeFields form={form} homes={homes} />
      <MoneyFields form={form} />
      <FieldGroup title="Days">
        <Pair>
          <TextField
            {...form.field('effectiveOn')}
            label="Effective date"
            help="The day the last party signed and everyone was notified. Your deadlines count from it."
            type="date"
            min="2026-01-01"
            max={today}
          />
          <TextField {...form.field('closingOn')} label="Closing day" type="date" max="2099-12-31" />
        </Pair>
      </FieldGroup>
      <WindowFields form={form} />
    </FormDialog>
  );
}

/** The home is further along then, and the milestone is done. One Undo for a contract that was entered by mistake. */
function useCelebratedEntry(): (contract: PurchaseContract) => void {
  const { toast } = usePlatform();
  const { takeBack } = useContractEntry();
  const milestone = useMilestone('Make Offer');
  const { celebrateDone } = useMilestones();
  return (contract) => {
    const undo = (): void => takeBack.mutate(contract);
    if (milestone && milestone.status !== 'completed') {
      celebrateDone(milestone, undo);
      return;
    }
    toast({
      title: 'Contract saved',
      description: 'Your deadlines are counted.',
      action: { label: 'Undo', onSelect: undo },
    });
  };
}

interface FieldsProps {
  readonly form: ContractForm<ContractValues, PurchaseTerms>;
}

function HomeFields({ form, homes }: FieldsProps & Pick<ContractDialogProps, 'homes'>): ReactNode {
  const { onChange, ...homeId } = form.field('homeId');
  const zones = zonesOf(form.methods.watch('state'));
  const fillIn = (id: string): void => {
    const home = homes.find((one) => one.id === id);
    if (home) for (const [name, value] of Object.entries(valuesOf(home))) form.methods.setValue(name, value);
  };
  return (
    <FieldGroup title="The home">
      <Pair>
        {homes.length > 0 && (
          <Select
            {...homeId}
            label="On your board"
            options={[
              ...homes.map(({ id, address }) => ({ value: id, label: address })),
              { value: '', label: 'A home that isn’t on my board' },
            ]}
            onChange={(event) => {
              fillIn(event.target.value);
              return onChange(event);
            }}
          />
        )}
        <TextField {...form.field('address')} label="Address" autoComplete="off" maxLength={200} />
        <Select {...form.field('state')} label="State" placeholder="Choose" options={states} />
        {zones.length > 1 && (
          <Select
            {...form.field('timeZone')}
            label="The home’s time zone"
            options={zones.map((zone) => ({ value: zone, label: propertyTimeZones[zone] }))}
          />
        )}
      </Pair>
    </FieldGroup>
  );
}

function MoneyFields({ form }: FieldsProps): ReactNode {
  const isTexas = form.methods.watch('state') === 'TX';
  return (
    <FieldGroup title="Money">
      <Pair>
        <MoneyControl of={form} name="priceCents" label="Price" />
        <Select
          {...form.field('financing')}
          label="How you pay"
          options={[
            { value: 'loan', label: 'With a loan' },
            { value: 'cash', label: 'In cash' },
          ]}
        />
        <MoneyControl of={form} name="earnestMoneyCents" label="Earnest money" />
        <MoneyControl of={form} name="optionFeeCents" label={isTexas ? 'Option fee' : 'Due-diligence fee (if any)'} />
      </Pair>
    </FieldGroup>
  );
}

function WindowFields({ form }: FieldsProps): ReactNode {
  const isCash = form.methods.watch('financing') === 'cash';
  const days = (name: keyof ContractValues & string, label: string): ReactNode => (
    <TextField {...form.field(name)} label={`${label}, days`} inputMode="numeric" maxLength={3} />
  );
  return (
    <FieldGroup
      title="Your rights to leave"
      lead="Days as the contract counts them. Leave a field empty if your contract doesn’t have it."
    >
      <Pair>
        {days('inspectionDays', 'Inspection or option')}
        {!isCash && days('financingDays', 'Financing')}
        {days('appraisalDays', 'Appraisal')}
        {days('titleDays', 'Title objections')}
        {days('hoaDays', 'HOA papers')}
        {days('homeSaleDays', 'Sale of your current home')}
      </Pair>
    </FieldGroup>
  );
}

const states = usStates.map(([value, label]) => ({ value, label }));
