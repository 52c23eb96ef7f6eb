import { withoutAccents } from '../slugOf.ts';
import { businessTypes } from './businessTypes.ts';

/** What people call the businesses of a schema.org type, the label of the type first. Others are the words in its name. */
const words: Readonly<Record<string, readonly string[]>> = {
  AccountingService: ['Accountant', 'bookkeeper', 'tax advisor'],
  AdultEntertainment: ['Adult entertainment'],
  ArchiveOrganization: ['Archive'],
  Attorney: ['Lawyer', 'attorney', 'law firm', 'solicitor'],
  Audiology: ['Audiologist', 'hearing aids'],
  AutoBodyShop: ['Auto body shop', 'car painter', 'dents'],
  AutoDealer: ['Car dealer', 'auto dealer'],
  AutoPartsStore: ['Auto parts store', 'car parts'],
  AutoRental: ['Car rental'],
  AutoRepair: ['Car repair', 'garage', 'mechanic'],
  AutoWash: ['Car wash'],
  AutomatedTeller: ['ATM', 'cash machine'],
  AutomotiveBusiness: ['Other car business'],
  Bakery: ['Bakery', 'baker', 'bread', 'cakes', 'pastry shop', 'patisserie'],
  BankOrCreditUnion: ['Bank or credit union'],
  BarOrPub: ['Bar or pub', 'tavern'],
  BeautySalon: ['Beauty salon', 'cosmetics'],
  BedAndBreakfast: ['Bed and breakfast', 'guesthouse'],
  BikeStore: ['Bike store', 'bicycle shop'],
  BookStore: ['Bookstore', 'book shop'],
  CafeOrCoffeeShop: ['Café or coffee shop', 'tea room'],
  ChildCare: ['Childcare', 'day care', 'kindergarten', 'nursery'],
  ClothingStore: ['Clothing store', 'fashion', 'boutique'],
  CommunityHealth: ['Community health center'],
  ComputerStore: ['Computer store', 'PC repair'],
  ConvenienceStore: ['Convenience store', 'corner shop', 'kiosk'],
  CovidTestingFacility: ['COVID testing site'],
  Dermatology: ['Dermatologist', 'skin doctor'],
  DietNutrition: ['Dietitian', 'nutritionist'],
  DryCleaningOrLaundry: ['Dry cleaner or laundry'],
  Electrician: ['Electrician', 'wiring', 'solar'],
  ElectronicsStore: ['Electronics store', 'TV and audio'],
  Emergency: ['Emergency room'],
  EmploymentAgency: ['Employment agency', 'recruiter', 'staffing'],
  EntertainmentBusiness: ['Other entertainment business'],
  ExerciseGym: ['Gym', 'fitness studio', 'yoga', 'pilates'],
  FinancialService: ['Financial advisor', 'loans', 'mortgage broker'],
  Florist: ['Florist', 'flower shop'],
  FoodEstablishment: ['Other place to eat', 'catering'],
  GardenStore: ['Garden center', 'plants', 'nursery'],
  GasStation: ['Gas station', 'petrol station'],
  GeneralContractor: [
    'General contractor',
    'builder',
    'carpenter',
    'renovation',
    'tiler',
    'kitchens',
  ],
  Geriatric: ['Geriatrician'],
  GroceryStore: ['Grocery store', 'supermarket', 'butcher', 'delicatessen', 'fishmonger'],
  Gynecologic: ['Gynecologist'],
  HVACBusiness: ['Heating and air conditioning', 'HVAC', 'heat pumps', 'boiler'],
  HairSalon: ['Hair salon', 'hairdresser', 'barber'],
  HardwareStore: ['Hardware store', 'DIY'],
  HealthAndBeautyBusiness: ['Other health or beauty business', 'massage', 'make-up artist'],
  HobbyShop: ['Hobby shop', 'crafts'],
  HomeAndConstructionBusiness: [
    ...['Other home or construction business', 'architect', 'landscaper', 'gardener', 'cleaning'],
    ...['window cleaner', 'chimney sweep', 'flooring', 'pest control', 'security systems'],
  ],
  HomeGoodsStore: ['Home goods store', 'kitchenware', 'interior'],
  HousePainter: ['House painter', 'decorator'],
  IceCreamShop: ['Ice cream shop', 'gelato'],
  IndividualPhysician: ['Doctor in a practice of one', 'physician'],
  InsuranceAgency: ['Insurance agency', 'broker'],
  JewelryStore: ['Jewelry store', 'jeweler', 'goldsmith', 'watches'],
  LegalService: ['Legal service', 'lawyer', 'law firm'],
  LiquorStore: ['Liquor store', 'wine shop'],
  LocalBusiness: ['Another business'],
  LodgingBusiness: ['Other place to stay'],
  MedicalBusiness: ['Other medical business', 'therapist', 'psychologist', 'acupuncture', 'vet'],
  MedicalClinic: ['Clinic', 'medical center'],
  MensClothingStore: ['Men’s clothing store', 'tailor'],
  Midwifery: ['Midwife'],
  MobilePhoneStore: ['Cell phone store', 'mobile phones', 'phone repair'],
  MovieTheater: ['Movie theater', 'cinema'],
  MovingCompany: ['Moving company', 'removals'],
  MusicStore: ['Music store', 'instruments', 'piano'],
  NightClub: ['Nightclub', 'disco'],
  Nursing: ['Nursing service', 'home care'],
  Obstetric: ['Obstetrician'],
  OfficeEquipmentStore: ['Office supplies store', 'stationery', 'printers'],
  Oncologic: ['Oncologist', 'cancer'],
  Ophthalmology: ['Eye doctor', 'ophthalmologist'],
  Optician: ['Optician', 'glasses'],
  Optometric: ['Optometrist', 'eye test', 'glasses'],
  Otolaryngologic: ['Ear, nose and throat doctor', 'ENT'],
  PawnShop: ['Pawn shop'],
  Pediatric: ['Pediatrician', 'children’s doctor'],
  PetStore: ['Pet store', 'dog grooming'],
  Pharmacy: ['Pharmacy', 'chemist', 'drugstore'],
  Physician: ['Doctor', 'physician', 'general practitioner'],
  PhysiciansOffice: ['Doctors’ practice'],
  Physiotherapy: ['Physical therapist', 'physiotherapist'],
  PlasticSurgery: ['Plastic surgeon'],
  Plumber: ['Plumber', 'pipes', 'bathrooms', 'drains'],
  Podiatric: ['Podiatrist', 'foot care', 'chiropodist'],
  PrimaryCare: ['Primary care', 'family doctor', 'GP'],
  ProfessionalService: [
    ...['Professional service', 'consultant', 'coach', 'designer', 'engineer', 'marketing agency'],
    ...[
      'photographer',
      'printer',
      'translator',
      'IT support',
      'software',
      'surveyor',
      'web design',
    ],
  ],
  Psychiatric: ['Psychiatrist'],
  PublicHealth: ['Public health office'],
  PublicSwimmingPool: ['Swimming pool'],
  RealEstateAgent: ['Real estate agent', 'estate agent', 'letting', 'property manager', 'realtor'],
  Restaurant: ['Restaurant', 'bistro', 'pizzeria'],
  RoofingContractor: ['Roofer', 'roofing'],
  SelfStorage: ['Self-storage'],
  ShoeStore: ['Shoe store', 'shoemaker', 'cobbler'],
  SportingGoodsStore: ['Sporting goods store'],
  SportsActivityLocation: ['Place for sports', 'dance school', 'riding school', 'climbing'],
  StadiumOrArena: ['Stadium or arena'],
  Store: ['Another store', 'shop', 'antiques', 'gifts', 'musical instruments'],
  TattooParlor: ['Tattoo parlor', 'piercing'],
  TelevisionStation: ['TV station'],
  TouristInformationCenter: ['Tourist information'],
  VacationRental: ['Vacation rental', 'holiday home', 'apartment'],
  Winery: ['Winery', 'vineyard'],
};

/** The trades, by what people call them. */
export const trades = {
  values: () => businessTypes,
  names: () => (value: string) => words[value] ?? [spaced(value)],
};

/** "Garden store" for "GardenStore". */
function spaced(name: string): string {
  const text = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Values whose names have each word of a query at the start of a word, those with a matching label first. */
export function valuesFor(
  query: string,
  values: readonly string[],
  namesOf: (value: string) => readonly string[],
): string[] {
  const sought = withoutAccents(query).split(/\s+/).filter(Boolean);
  const has = (names: readonly string[]) => {
    const text = ` ${withoutAccents(names.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return sought.every((word) => text.includes(` ${word}`));
  };
  const found = values.filter((value) => has([value, ...namesOf(value)]));
  const isLabel = (value: string) => has(namesOf(value).slice(0, 1));
  return [...found.filter(isLabel), ...found.filter((value) => !isLabel(value))];
}
