import type { DrawingName } from '../../schema/drawings.ts';
import type { DrawingAbout } from './drawing.ts';
import aboutUs from './drawings/about-us.ts';
import aboutUsSurvey from './drawings/about-us-survey.ts';
import accessControl from './drawings/access-control.ts';
import conferenceRooms from './drawings/conference-rooms.ts';
import conferenceRoomsBefore from './drawings/conference-rooms-before.ts';
import conferenceRoomsRack from './drawings/conference-rooms-rack.ts';
import conferenceRoomsTable from './drawings/conference-rooms-table.ts';
import contactUs from './drawings/contact-us.ts';
import dataCenterInfrastructure from './drawings/data-center-infrastructure.ts';
import digitalSignage from './drawings/digital-signage.ts';
import distributedAntennaSystems from './drawings/distributed-antenna-systems.ts';
import home from './drawings/home.ts';
import intrusionDetection from './drawings/intrusion-detection.ts';
import managedItServices from './drawings/managed-it-services.ts';
import networkCabling from './drawings/network-cabling.ts';
import networkCablingBefore from './drawings/network-cabling-before.ts';
import networkCablingPorts from './drawings/network-cabling-ports.ts';
import notFound from './drawings/not-found.ts';
import pagingIntercomSystems from './drawings/paging-intercom-systems.ts';
import presentationSystems from './drawings/presentation-systems.ts';
import securitySystems from './drawings/security-systems.ts';
import securitySystemsBefore from './drawings/security-systems-before.ts';
import soundMasking from './drawings/sound-masking.ts';
import structuredCabling from './drawings/structured-cabling.ts';
import unifiedCommunications from './drawings/unified-communications.ts';
import videoConferencing from './drawings/video-conferencing.ts';
import videoSurveillance from './drawings/video-surveillance.ts';
import wirelessWifi from './drawings/wireless-wifi.ts';

/** Every drawing that a document can choose. A missing entry is a compile error. */
export default {
  home,
  'conference-rooms': conferenceRooms,
  'conference-rooms/rack': conferenceRoomsRack,
  'conference-rooms/table': conferenceRoomsTable,
  'conference-rooms-before': conferenceRoomsBefore,
  'presentation-systems': presentationSystems,
  'video-conferencing': videoConferencing,
  'digital-signage': digitalSignage,
  'paging-intercom-systems': pagingIntercomSystems,
  'wireless-wifi': wirelessWifi,
  'distributed-antenna-systems': distributedAntennaSystems,
  'managed-it-services': managedItServices,
  'sound-masking': soundMasking,
  'security-systems': securitySystems,
  'security-systems-before': securitySystemsBefore,
  'access-control': accessControl,
  'video-surveillance': videoSurveillance,
  'intrusion-detection': intrusionDetection,
  'network-cabling': networkCabling,
  'network-cabling/ports': networkCablingPorts,
  'network-cabling-before': networkCablingBefore,
  'structured-cabling': structuredCabling,
  'unified-communications': unifiedCommunications,
  'data-center-infrastructure': dataCenterInfrastructure,
  'about-us': aboutUs,
  'about-us/survey': aboutUsSurvey,
  'contact-us': contactUs,
  'not-found': notFound,
} satisfies Record<DrawingName, DrawingAbout>;
