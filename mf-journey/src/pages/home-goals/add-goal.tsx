import { useState, type ReactNode } from 'react';
import { fairHousingMessage } from '@hearthway/contracts/fair-housing';
import {
  featureNames,
  features,
  goal as goalSchema,
  goalLists,
  goalListNames,
  goalText,
  homeGoalLimits,
  limitedTraitNames,
  limitedTraits,
  usualImportance,
  type Goal,
  type GoalList,
  type GoalSet,
} from '@hearthway/contracts/home-goals';
import { propertyTypes } from '@hearthway/contracts/journey';
import { Button, Card, Checkbox, PlusIcon, Select, VisuallyHidden } from '@hearthway/web-kit';
import { useContractForm, useControlledField } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { required, typedForm } from '../../features/typed-form/index.js';
import { reasonAgainst, startingGoal, withGoal, type TraitChoice } from './goal-edits.js';
import { LimitField } from './limit-field.js';
import { OwnWordsField } from './own-words-field.js';
import css from './home-goals.module.css';

interface AddGoalProps {
  readonly set: GoalSet;
  readonly onChange: (set: GoalSet) => void;
}

const traitOptions: readonly { readonly value: TraitChoice; readonly label: string }[] = [
  ...limitedTraitNames.map((value) => ({ value, label: limitedTraits[value].name })),
  { value: 'propertyType', label: 'Type of home' },
  ...featureNames.map((value) => ({ value, label: features[value] })),
  { value: 'own', label: 'In your own words' },
];

interface Values {
  /** `null` before a trait is chosen. */
  readonly goal: Goal | null;
  readonly list: GoalList;
}

interface Entry {
  readonly goal: Goal;
  readonly list: GoalList;
}

const entrySchema: z.ZodMiniType<Entry> = z.strictObject({ goal: goalSchema, list: z.enum(goalListNames) });

/** Reads a goal that may go on its list. */
const formOf = (set: GoalSet) =>
  typedForm<Values, Entry>(entrySchema, ({ goal, list }, addError) => {
    const chosen = required(goal, 'goal', addError, 'Please choose what matters');
    const parsed = goalSchema.safeParse(chosen);
    if (!parsed.success) addError('goal', parsed.error.issues[0]?.message ?? 'Please check this');
    else {
      const words = parsed.data.trait === 'own' ? parsed.data.text : '';
      const reason = reasonAgainst(set, list, parsed.data) ?? fairHousingMessage(words);
      if (reason !== undefined) addError('goal', reason);
    }
    return { goal: chosen, list };
  });

/** Puts one goal on a list: what, how much, and on which list. */
export function AddGoal({ set, onChange }: AddGoalProps): ReactNode {
  const [added, setAdded] = useState('');
  const form = useContractForm<Values, Entry>({
    schema: formOf(set),
    defaultValues: { goal: null, list: 'must' },
    send({ goal, list }) {
      onChange(withGoal(set, list, goal));
      setAdded(`${goalText(goal, list)} added to “${goalLists[list]}”.`);
      form.methods.reset({ goal: null, list });
    },
  });
  const { value: goal, onChange: change, error } = useControlledField(form, 'goal');
  const list = form.methods.watch('list');
  const isOwn = goal?.trait === 'own';

  return (
    <Card as="section" aria-labelledby="add-goal">
      <h2 id="add-goal" className={css['heading']}>
        What matters in a home?
      </h2>
      <form className={css['add']} noValidate onSubmit={form.onSubmit}>
        <div className={css['fields']}>
          <Select
            name={isOwn ? 'trait' : 'goal'}
            label="Trait"
            placeholder="Choose one"
            value={goal?.trait ?? ''}
            options={traitOptions}
            error={isOwn ? undefined : error}
            onChange={({ target }) => {
              const chosen = target.value === '' ? null : emptyGoal(target.value as TraitChoice);
              // Another goal: the errors of the one before don’t apply.
              form.methods.reset({ goal: chosen, list });
            }}
          />
          <Select
            {...form.field('list')}
            label="List"
            options={goalListNames.map((value) => ({ value, label: goalLists[value] }))}
          />
        </div>
        {goal && 'limit' in goal && <LimitField key={goal.trait} goal={goal} list={list} onChange={change} />}
        {goal?.trait === 'propertyType' && (
          <fieldset className={css['types']}>
            <legend className={css['legend']}>Any of these</legend>
            {Object.entries(propertyTypes).map(([value, label]) => {
              const type = value as keyof typeof propertyTypes;
              return (
                <Checkbox
                  key={value}
                  label={label}
                  checked={goal.anyOf.includes(type)}
                  onChange={({ target }) => {
                    const others = goal.anyOf.filter((one) => one !== type);
                    change({ ...goal, anyOf: target.checked ? [...others, type] : others });
                  }}
                />
              );
            })}
          </fieldset>
        )}
        {isOwn && (
          <OwnWordsField
            name="goal"
            label="In your own words"
            help="A trait of the home, the lot, or the way to a place. Not the people nearby."
            value={goal.text}
            maxLength={homeGoalLimits.textLength}
            error={error}
            onChange={(text) => {
              change({ ...goal, text });
            }}
          />
        )}
        <Button type="submit" icon={<PlusIcon size={18} />} className={css['add-button']}>
          Add to “{goalLists[list]}”
        </Button>
      </form>
      <VisuallyHidden>
        <span role="status">{added}</span>
      </VisuallyHidden>
    </Card>
  );
}

function emptyGoal(trait: TraitChoice): Goal {
  if (trait === 'own') return { trait, text: '', importance: usualImportance };
  if (trait === 'propertyType') return { trait, anyOf: [], importance: usualImportance };
  return startingGoal(trait, usualImportance);
}
